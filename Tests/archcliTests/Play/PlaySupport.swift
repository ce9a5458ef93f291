import ArchTrace
import Catalog
import Scenario
import Testing

@testable import archcli

/// The player without a terminal: keys go in, lines come out.
struct Stage {
  var model: PlayModel
  private let engine = PlayEngine()
  private(set) var hasQuit = false

  /// Plays a shipped scenario.
  init(_ pattern: String, _ scenario: String = "blog-follow", columns: Int = 80, rows: Int = 24) throws {
    let found = try #require(try ShippedScenarios.scenario(named: scenario))
    try self.init(pattern, found, columns: columns, rows: rows)
  }

  init(_ pattern: String, _ scenario: Scenario, columns: Int = 80, rows: Int = 24) throws {
    let played = PlayedRun.play(scenario, on: try #require(Pattern.named(pattern)))
    model = PlayModel(
      recording: played.recording, run: played.run, size: TerminalSize(columns: columns, rows: rows))
    send(.resized(model.size))
  }

  mutating func send(_ message: PlayMessage) {
    for effect in model.update(message) {
      if case .quit = effect { hasQuit = true }
      if let answer = engine.perform(effect, for: model) { send(answer) }
    }
  }

  /// Presses keys, then types a text, then presses further keys.
  mutating func press(_ keys: Key..., type text: String = "", then last: Key...) {
    for key in keys { send(.key(key)) }
    for scalar in text.unicodeScalars { send(.key(.text(scalar))) }
    for key in last { send(.key(key)) }
  }

  /// Goes to an event.
  mutating func go(_ name: String) { press(.text(":"), type: name, then: .enter) }

  /// Chooses what to do by a part of its name.
  mutating func tap(_ name: String) { press(.text("t"), type: name, then: .enter) }

  var lines: [String] { model.frame.lines }
  var event: String { model.event.map { "\($0.id)" } ?? "" }
  /// What is said below.
  var said: String { lines.count > 1 ? lines[lines.count - 2] : "" }
  /// The steps as a file has them.
  var steps: [String] { model.run?.scenario.steps.map(\.fileText) ?? [] }
  /// The trace that is shown.
  var trace: [UInt8] { traceBytes(model.recording) }
}

/// The canonical bytes of a trace.
func traceBytes(_ recording: Recording) -> [UInt8] {
  let memory = Memory()
  let output = memory.output()
  recording.play(to: TraceCommand.sink(.ndjson, output))
  output.flush()
  return memory.bytes
}
