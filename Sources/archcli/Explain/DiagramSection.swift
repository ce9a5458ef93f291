import ArchTrace
import Catalog
import Scenario

/// A step of a run as a diagram with a lane for each role: who acts on whom, without what each does to itself.
struct DiagramSection {
  private let picture: Picture
  /// The command that draws it, as lines of shell.
  let command: [String]

  /// Runs the scenario and draws one of its steps.
  init(_ pattern: Pattern, _ scenario: Scenario, step: Int) throws {
    let kinds: [EventKind] = [
      .input, .call, .notify, .message, .command, .request, .response, .timer, .navigate,
    ]
    let trace = TraceWriter()
    _ = pattern.run(scenario, to: trace)
    var reader = try TraceReader(name: pattern.fullName, source: MemorySource(trace.bytes))
    var scope = DrawingScope()
    scope.lanes = .role
    scope.steps = try StepRange("\(step)")
    scope.kinds = kinds.map(\.name)
    picture = try Picture(&reader, .text, scope, trace: pattern.fullName)
    command = [
      "archcli draw \(pattern.fullName) --by role --step \(step) \\",
      "  --only \(kinds.map(\.name).joined(separator: ","))",
    ]
  }

  /// Writes it below its command.
  func write(to out: Output) {
    for line in command { out.writeLine("  " + line) }
    picture.write(to: out, columns: PatternPage.columns, path: nil)
  }
}
