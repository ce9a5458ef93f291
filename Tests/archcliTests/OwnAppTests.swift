import Foundation
import Testing

/// The app of `Fixtures/own-app`, compiled against the product `ArchTrace` and held to its rules by the real
/// program, as its CI would.
@Suite struct OwnAppTests {
  private static let app = ReadmeTests.root.appending(path: "Fixtures/own-app")
  private static let roles = app.appending(path: "roles.txt").path

  private func source() throws -> String {
    try String(contentsOf: Self.app.appending(path: "Sources/TodoApp/main.swift"), encoding: .utf8)
  }

  /// Compiles a source against what was built beside the program, and lets it write `trace.ndjson` to a directory.
  private func run(_ source: String, in directory: URL) throws {
    let build = Binary.url.deletingLastPathComponent()
    let main = directory.appending(path: "main.swift")
    try Data(source.utf8).write(to: main)
    // By the names of the sources, since objects of sources that are gone may still be there.
    let sources = FileManager.default.enumerator(
      at: ReadmeTests.root.appending(path: "Sources/Patterns/ArchTrace"), includingPropertiesForKeys: nil)
    let objects = (sources?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent }
      .filter { $0.hasSuffix(".swift") }.map { build.appending(path: "ArchTrace.build/\($0).o").path }
    let compiler = try #require(Binary.find("swiftc"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let compiled = try Binary.start(
      compiler,
      [
        "-swift-version", "6", "-module-name", "TodoApp", "-I", build.appending(path: "Modules").path, "-o",
        "todo",
        main.path,
      ] + objects, stdin: "", env: ["PATH": path], cwd: directory)
    try #require(compiled.status == 0, "\(compiled.stdout)\(compiled.stderr)")
    let ran = try Binary.start(
      directory.appending(path: "todo"), ["trace.ndjson"], stdin: "", cwd: directory)
    #expect(ran == .init(status: 0, stdout: "", stderr: ""))
  }

  private func check(_ options: String..., in directory: URL) throws -> Binary.Result {
    try Binary.run(["check", "trace.ndjson", "--roles", Self.roles] + options, cwd: directory)
  }

  @Test func asItIsItConformsAndDoesWhatItDid() throws {
    try withTemporaryDirectory { directory in
      try run(try source(), in: directory)
      let checked = try check("--pattern", "mvvm", in: directory)
      #expect(
        checked
          == .init(status: 0, stdout: "trace.ndjson: conforms to mvvm/signal (22 events)\n", stderr: ""))
      #expect(try check("-q", in: directory).status == 0)
      let golden = Self.app.appending(path: "golden.ndjson").path
      let compared = try Binary.run(["diff", golden, "trace.ndjson"], cwd: directory)
      #expect(compared.status == 0, "\(compared.stdout)")
      let nobody = try Binary.run(["check", "trace.ndjson"], cwd: directory)
      #expect(nobody.status == 1 && nobody.stdout.contains("[all.role-known]"))
    }
  }

  /// What the README shows of the app stands in it, in that order, and so do its roles.
  @Test func theReadmeShowsIt() throws {
    let lines = try source().split(separator: "\n")
    var place = lines.startIndex
    let shown = ReadmeTests.text.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }.first { $0.hasPrefix("import ArchTrace\n") }
    for line in try #require(shown).split(separator: "\n") where line != "…" {
      place = try #require(lines[place...].firstIndex(of: line), "\(line)") + 1
    }
    #expect(place == lines.endIndex)
    #expect(ReadmeTests.text.contains("```\n\(try String(contentsOfFile: Self.roles, encoding: .utf8))```\n"))
  }

  @Test func aViewModelThatCallsItsViewIsCaught() throws {
    var source = try source()
    for (right, wrong) in [
      ("  var onTitle: (String) -> Void = { _ in }\n", "  weak var view: TodoView?\n"),
      ("    onTitle(title)\n", "    view?.show(title)\n"),
      (
        "    model.onTitle = { [unowned self] title in me.handle(.notify, \"title\", value: title) { show(title) } }\n",
        "    model.view = self\n"
      ),
    ] {
      #expect(source.ranges(of: right).count == 1, "\(right)")
      source = source.replacing(right, with: wrong)
    }
    try withTemporaryDirectory { directory in
      try run(source, in: directory)
      let checked = try check(in: directory)
      #expect(checked.status == 1)
      let lines = checked.stdout.split(separator: "\n")
      #expect(
        lines.first
          == """
          trace.ndjson:10: error: [mvvm.viewmodel-knows-no-view] 1.6 call TodoViewModel → TodoView show(_:): \
          viewModel → view: call: a view model reaches a view by notify only
          """)
      #expect(
        lines.dropFirst().prefix(6) == [
          "  caused by", "    1.4 notify TodoStore → TodoViewModel items",
          "    1.2 call TodoViewModel → TodoStore add(_:)",
          "    1.1 call TodoView → TodoViewModel addTapped(_:)",
          "    1 input user → TodoView add",
          """
          trace.ndjson:20: error: [mvvm.viewmodel-knows-no-view] 3.6 call TodoViewModel → TodoView show(_:): \
          viewModel → view: call: a view model reaches a view by notify only
          """,
        ])
      let golden = Self.app.appending(path: "golden.ndjson").path
      #expect(try Binary.run(["diff", golden, "trace.ndjson"], cwd: directory).status == 1)
      let shown = ReadmeTests.text.split(separator: "```\n")
        .first { $0.hasPrefix("$ archcli check trace.ndjson --pattern mvvm") }
      let told = try #require(shown).split(separator: "\n").dropFirst().filter { $0 != "…" }
      #expect(told.count > 3 && told.allSatisfy { lines.contains($0) })
    }
  }
}
