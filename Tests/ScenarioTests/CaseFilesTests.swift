import Foundation
import Scenario
import Testing

/// The folders of files that the repository ships.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures").standardizedFileURL

  static func files(_ name: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".scenario.json5") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// Every scenario of the repository is one.
struct CaseFilesTests {
  @Test func `every case can be read, and is named as its file`() throws {
    let files = try Fixtures.files("cases")
    #expect(files.count >= 25)
    for file in files {
      let scenario = try ScenarioFile.scenario(at: file.path)
      #expect(scenario.name + ".scenario.json5" == file.lastPathComponent)
      let numbers = scenario.numberedSteps.map(\.number)
      #expect(numbers == Array(1...numbers.count) && numbers.count >= scenario.steps.count)
    }
  }

  @Test func `what is compiled in is what the files say`() throws {
    let files = try Fixtures.files("scenarios")
    let names = files.map { $0.lastPathComponent.replacing(".scenario.json5", with: "") }
    #expect(ShippedScenarios.names == names, "run Fixtures/scenarios/compile-in.sh")
    for (file, name) in zip(files, names) {
      #expect(
        try ShippedScenarios.text(named: name) == String(contentsOf: file, encoding: .utf8),
        "run Fixtures/scenarios/compile-in.sh")
      let scenario = try ShippedScenarios.scenario(named: name)
      #expect(scenario == (try ScenarioFile.scenario(at: file.path)))
      #expect(scenario?.name == name)
    }
  }

  @Test func `a shipped scenario is found by its name`() throws {
    #expect(ShippedScenarios.names.contains(ShippedScenarios.usual))
    #expect(try ShippedScenarios.scenario(named: "blog-folow") == nil)
    #expect(ShippedScenarios.nearest(to: "blog-folow") == "blog-follow")
    #expect(ShippedScenarios.nearest(to: "something else") == nil)
  }
}
