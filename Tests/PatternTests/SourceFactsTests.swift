import ArchTrace
import Catalog
import Runtime
import Scenario
import Testing

/// What is known of the patterns' sources agrees with what their runs show.
@Suite struct SourceFactsTests {
  @Test(arguments: Pattern.all)
  func aFileHasTheRoleThatItsParticipantsHaveInARun(_ pattern: Pattern) throws {
    let facts = SourceFacts(of: pattern)
    let roles = facts.roleOfType
    var compared = 0
    for name in ShippedScenarios.names {
      let scenario = try #require(try ShippedScenarios.scenario(named: name))
      let collector = EventCollector()
      _ = pattern.run(scenario, to: collector)
      for event in collector.events where event.kind == .create {
        let type = String((event.to ?? "").prefix { $0 != "#" })
        // A cell stands beside the controller that fills its table.
        guard let role = roles[type], event.role != "view" || role.rawValue == "view" else { continue }
        #expect(role.rawValue == event.role, "\(type) in \(name)")
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  @Test(arguments: Pattern.all)
  func everyEdgeIsBetweenTypesOfThePattern(_ pattern: Pattern) {
    let facts = SourceFacts(of: pattern)
    let types = Set(facts.files.flatMap { $0.types.map(\.name) })
    #expect(facts.edges.count > types.count / 2)
    for edge in facts.edges {
      #expect(types.contains(edge.from) && types.contains(edge.to) && edge.from != edge.to, "\(edge)")
    }
    #expect(facts.filesByRole.reduce(0) { $0 + $1.files.lines } == facts.files.lines)
    for file in facts.files { #expect(file.lines > 0 && (file.members > 0 || !file.types.isEmpty)) }
  }

  @Test func theEdgesByExample() throws {
    let mvc = SourceFacts(of: try #require(Pattern.named("mvc")))
    let header = try #require(mvc.app.first { $0.path == "MVC/Model/App/HeaderController.swift" })
    #expect(header.role == .controller && header.screens == [.profile])
    #expect(header.imports == ["BlogDomain", "BlogViews", "HeadlessUI", "Runtime"])
    let own = header.uses.first { $0.type == "HeaderController" }
    #expect(own?.own == ["Context", "Controller"])
    #expect(own?.foreign.contains("BlogViews.HeaderView") == true)
    #expect(mvc.roleEdges.contains { $0.from == .controller && $0.to == .store })
    #expect(!mvc.roleEdges.contains { $0.from == .store && $0.to == .controller })
    #expect(mvc.storyboard.count == 6)
    let tea = SourceFacts(of: try #require(Pattern.named("tea")))
    #expect(tea.storyboard.isEmpty)
    #expect(
      tea.files(of: .voices).map(\.path) == ["TEA/App/BlogUpdate+Voices.swift", "TEA/App/VoicesView.swift"])
    #expect(tea.sharedFiles(naming: .voices).map(\.path).contains("TEA/App/BlogMessage.swift"))
  }

  @Test func whatPatternsMustNotNameTheyDoNotName() throws {
    for (name, role, kit) in [("mvp", "presenter", "HeadlessUI."), ("mvvm", "viewModel", "HeadlessUI.")] {
      let facts = SourceFacts(of: try #require(Pattern.named(name)))
      let files = facts.app.filter { $0.role?.rawValue == role }
      #expect(files.count > 5)
      for file in files {
        #expect(!file.uses.contains { $0.foreign.contains { $0.hasPrefix(kit) } }, "\(file.path)")
      }
    }
  }
}
