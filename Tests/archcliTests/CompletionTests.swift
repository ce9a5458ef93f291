import Foundation
import Testing

@testable import archcli

@Suite struct CompletionTests {
  /// A shell that is not installed skips its test, by name.
  @Test(.enabled(if: Binary.find("bash") != nil)) func bashReadsItsScript() throws { try check(.bash) }
  @Test(.enabled(if: Binary.find("zsh") != nil)) func zshReadsItsScript() throws { try check(.zsh) }
  @Test(.enabled(if: Binary.find("fish") != nil)) func fishReadsItsScript() throws { try check(.fish) }

  private func check(_ shell: Shell) throws {
    let program = try #require(Binary.find(shell.rawValue))
    try withTemporaryDirectory { directory in
      let script = directory.appending(path: "script")
      let generated = try Binary.run(["--generate-completion-script", shell.rawValue])
      #expect(generated.status == 0 && generated.stderr == "")
      try Data(generated.stdout.utf8).write(to: script)
      let result = try Binary.start(program, ["-n", script.path], stdin: "")
      #expect(result == .init(status: 0, stdout: "", stderr: ""))
    }
  }

  @Test(
    .enabled(if: Binary.find("bash") != nil),
    arguments: [
      ("archcli r", "run report"), ("archcli run --sc", "--scenario"), ("archcli run --color = al", "always"),
      ("archcli run --color =", "auto always never"), ("archcli trace -o fi", "file.ndjson"),
      ("archcli diff --on re", "requests"), ("archcli draw --only resp", "response"),
      ("archcli diff fi", "file.ndjson"),
      ("archcli help ver", "verify"),
      ("archcli mvc --no", "--no-screens"), ("archcli run mvc+", "mvc+vs"), ("archcli --v", "--version"),
      ("archcli claims --so", "--source"), ("archcli claims --source = sw", "swift-mvp"),
      ("archcli claims 37", "37"), ("archcli list cl", "claims"), ("archcli explain claims.37", "claims.37"),
      ("archcli explain mvp.p", "mvp.presenter-knows-no-ui-kit"),
    ])
  func bashCompletes(line: String, candidates: String) throws {
    try withTemporaryDirectory { directory in
      try Data().write(to: directory.appending(path: "file.ndjson"))
      let result = try Binary.shell(
        """
        source <("$ARCHCLI" --generate-completion-script bash)
        COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _archcli
        echo "${COMPREPLY[*]}"
        """, cwd: directory)
      #expect(result.stdout == candidates + "\n")
      #expect(result.stderr == "")
    }
  }

  @Test(arguments: Shell.allCases) func everyVisibleOptionOfEveryCommandIsInTheScript(shell: Shell) {
    let table = CompletionTable(Sample.vocabulary)
    let script = shell.script(table)
    for entry in table.entries {
      for option in entry.description.visibleOptions {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.spelling))
      }
    }
    for command in table.commands { #expect(script.contains(command.name)) }
  }

  @Test func theManualPageNamesEveryCommandAndOption() {
    let page = ManPage.text(Sample.vocabulary)
    for command in CommandTable.all {
      #expect(page.contains(".SS archcli \(command.description.name)"))
      for option in command.description.options where !option.isHidden {
        let name = option.name.split(separator: "-").joined(separator: "\\-")
        #expect(page.contains("\\-\\-\(name)"))
      }
    }
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      let macro = line.dropFirst().prefix { $0 != " " }
      #expect(["TH", "SH", "SS", "TP", "PP", "B", "nf", "fi"].contains(macro))
    }
  }
}
