import Foundation
import Testing

@testable import archcli

/// The program in memory: what the table, the context and the exit status do together.
@Suite struct ProgramTests {
  private let out = Memory()
  private let err = Memory()

  private func context(out: Output? = nil, columns: Int? = nil, env: [String: String] = [:]) -> Context {
    Context(
      out: out ?? self.out.output(), err: err.output(isBuffered: false), vocabulary: Sample.vocabulary,
      environment: { env[$0] }, isTerminal: ({ columns != nil }, { columns != nil }),
      terminalColumns: { columns })
  }

  @Test func asWideAsTheTerminalOrAsAskedFor() {
    #expect(context().columns == 80)
    #expect(context(columns: 120).columns == 120)
    #expect(context(columns: 120, env: ["COLUMNS": "100"]).columns == 100)
    #expect(context(columns: 7).columns == 40)
    #expect(context(env: ["COLUMNS": "0"]).columns == 80)
  }

  @Test func coloursOfBothStreams() {
    let context = context(columns: 80)
    for (mode, isOn) in [(ColorMode.auto, true), (.never, false), (.always, true)] {
      context.setColors(mode)
      #expect(context.out.palette.isOn == isOn && context.err.palette.isOn == isOn)
    }
  }

  @Test func outputToAFileOrToStandardOutput() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "f").path
      let context = context()
      try context.withOutput(path) { $0.write("file") }
      try context.withOutput("-") { $0.write("dash ") }
      try context.withOutput(nil) { $0.write("none") }
      try context.out.finish()
      #expect(try InputFile.bytes(path) == Array("file".utf8))
      #expect(out.text == "dash none")
      #expect(throws: TroubleError.self) {
        try context.withOutput(path) { output in
          output.write("half")
          throw TroubleError("no")
        }
      }
      #expect(try InputFile.bytes(path) == Array("file".utf8))
    }
  }

  @Test func helpAmongOtherLetters() {
    #expect(Program.run(["mvc", "-qh"], context()) == .success)
    #expect(out.text.hasPrefix("OVERVIEW: Model-View-Controller"))
  }

  @Test(arguments: [(32 as Int32, Exit.success), (28, .trouble)])
  func outputThatFails(code: Int32, exit: Exit) {
    let output = Output(name: "standard output") { _ in SystemError(code: code) }
    #expect(Program.run(["help"], context(out: output)) == exit)
    #expect(err.text.isEmpty == (exit == .success))
  }

  @Test func afterTheTerminatorNothingIsAnOption() {
    #expect(Program.run(["list", "--", "--help"], context()) == .usage)
    #expect(err.text.hasPrefix("error: invalid value '--help' for <what> (one of "))
  }

  @Test func everyCommandOfTheTableCanBeCalledByItsNameAndShowsItsHelp() {
    for command in CommandTable.listed(Sample.vocabulary) {
      let memory = Memory()
      #expect(Program.run([command.description.name, "--help"], context(out: memory.output())) == .success)
      #expect(memory.text.contains("USAGE: archcli \(command.description.name)"))
    }
  }
}
