import Foundation
import Testing

@testable import archcli

/// What every user meets first, with the real program.
@Suite struct EndToEndTests {
  @Test(arguments: [["--version"], ["run", "--version"], ["run", "mvmm", "--version"]])
  func version(arguments: [String]) throws {
    #expect(try Binary.run(arguments) == .init(status: 0, stdout: "\(archcliVersion)\n", stderr: ""))
  }

  @Test func helpInAllItsForms() throws {
    let help = try Binary.run([])
    #expect(help.status == 0 && help.stderr == "" && help.stdout.hasPrefix("OVERVIEW: "))
    for arguments in [["help"], ["--help"], ["-h"], ["help", "--"]] {
      #expect(try Binary.run(arguments) == help)
    }
    let run = try Binary.run(["help", "run"])
    #expect(run.status == 0 && run.stdout.contains("USAGE: archcli run "))
    for arguments in [["run", "--help"], ["run", "-h"], ["run", "--bogus", "mvmm", "--help"]] {
      #expect(try Binary.run(arguments) == run)
    }
    #expect(try Binary.run(["help", "mvc"]).stdout.contains("USAGE: archcli mvc "))
  }

  @Test func helpIsAsWideAsAskedFor() throws {
    let help = try Binary.run(["help", "run"], env: ["COLUMNS": "60"])
    for line in help.stdout.split(separator: "\n") where !line.hasPrefix("USAGE:") {
      #expect(line.count <= 60)
    }
    #expect(try Binary.run(["help", "run"], env: ["COLUMNS": "x"]) == Binary.run(["help", "run"]))
  }

  @Test(arguments: [
    (["rnu", "mvc"], "run", "archcli"), (["hlep"], "help", "archcli"), (["mvmm"], "mvvm", "archcli"),
    (["run", "mvmm"], "mvvm", "archcli run"), (["trace", "tea", "--jsn"], "--json", "archcli trace"),
    (["run", "tea", "--scenario", "blog-folow"], "blog-follow", "archcli run"),
    (["tea", "--scenario", "blog-folow"], "blog-follow", "archcli tea"),
    (["diff", "tea", "mvmm"], "mvvm", "archcli diff"),
    (["diff", "--on", "screen"], "screens", "archcli diff"),
    (["run", "tea", "--color", "alway"], "always", "archcli run"),
    (["list", "pattern"], "patterns", "archcli list"),
    (["accept", "--forec"], "--force", "archcli accept"), (["--vresion"], "--version", "archcli"),
    (["help", "verfy"], "verify", "archcli help"),
    (["--generate-completion-script", "bsh"], "bash", "archcli"),
  ])
  func typos(arguments: [String], meant: String, command: String) throws {
    let result = try Binary.run(arguments)
    #expect(result.status == 64)
    #expect(result.stdout == "")
    let lines = result.stderr.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("error: ") == true)
    #expect(lines.first?.hasSuffix("Did you mean '\(meant)'?") == true)
    #expect(lines.dropFirst().first?.hasPrefix("Usage: \(command) ") == true)
    #expect(lines.last == "  See '\(command) --help' for more information.")
  }

  @Test func playingWithoutATerminalTellsTheStory() throws {
    let story = try Binary.run(["run", "mvp", "--scenario", "voices"])
    let played = try Binary.run(["play", "mvp", "--scenario", "voices"])
    #expect(played.stdout == story.stdout)
    #expect(
      played.stderr == "standard input is no terminal, so there is nothing to play on; this is the story\n")
    let trace = try Binary.run(["trace", "mvp", "--scenario", "voices"])
    let piped = try Binary.run(["play", "-q", "-"], stdin: trace.stdout)
    #expect(piped.stdout.hasPrefix("mvp/protocol  voices\n") && piped.stderr == "")
    let cut = try Binary.run(["play", "-"], stdin: String(trace.stdout.prefix(5000)))
    #expect(cut.status == 2)
    #expect(cut.stderr.contains("<stdin>:"))
    #expect(try Binary.run(["play", "mvmm"]).stderr.contains("Did you mean 'mvvm'?"))
    #expect(try Binary.run(["play"]).status == 64)
  }

  @Test func anErrorAsAWhole() throws {
    #expect(
      try Binary.run(["verify", "a", "b"])
        == .init(
          status: 64, stdout: "",
          stderr: """
            error: unexpected argument 'b'
            Usage: archcli verify [--color <when>] [--quiet] [<dir>]
              See 'archcli verify --help' for more information.

            """))
  }

  @Test func anOptionOfACommandBelongsAfterIt() throws {
    let result = try Binary.run(["--color", "never", "run", "mvc"])
    #expect(result.status == 64)
    #expect(result.stderr.hasPrefix("error: the option '--color' belongs after the command\n"))
  }

  @Test func standardInputCanBeReadOnlyOnce() throws {
    #expect(try Binary.run(["diff", "-", "-"]).status == 64)
  }

  @Test func textFromOutsideDoesNotReachTheTerminal() throws {
    let result = try Binary.run(["\u{1B}[31mrun\u{202E}"])
    #expect(result.stderr.contains("'\\u{1B}[31mrun\\u{202E}'"))
    #expect(!result.stderr.contains("\u{1B}"))
  }

  // MARK: Output that cannot be written

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["", "--version", "help run"])
  func aFullDeviceIsTrouble(arguments: String) throws {
    let result = try Binary.shell("\"$ARCHCLI\" \(arguments) > /dev/full")
    #expect(
      result
        == .init(
          status: 2, stdout: "", stderr: "error: cannot write standard output: No space left on device\n"))
  }

  @Test func aClosedPipeIsQuiet() throws {
    // The reader is gone before the program begins to write.
    let result = try Binary.shell("{ sleep 0.2; \"$ARCHCLI\" help; echo \"${?}\" >&2; } | true")
    #expect(result == .init(status: 0, stdout: "", stderr: "0\n"))
    #expect(try Binary.shell("\"$ARCHCLI\" | head -1").stderr == "")
  }

  @Test func aClosedStreamIsTroubleNotSilence() throws {
    let result = try Binary.shell("\"$ARCHCLI\" --version >&-")
    #expect(
      result
        == .init(status: 2, stdout: "", stderr: "error: cannot write standard output: Bad file descriptor\n"))
    #expect(try Binary.shell("\"$ARCHCLI\" rnu 2>&-").status == 64)
  }
}
