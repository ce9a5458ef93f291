import ArchTrace
import Catalog
import Scenario
import Testing

/// Texts are what their code points are, and a screen is a list of lines, in every pattern.
@Suite struct TextLaws {
  @Test(arguments: Stories.played) func aScreenIsAListOfLines(_ pattern: Pattern, _ story: Story) {
    let lines = Self.screens(Stories.run(pattern, story).events).flatMap(\.self)
    let ends: Set<Unicode.Scalar> = ["\n", "\r", "\u{2028}"]
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains(where: ends.contains) })
    #expect(!lines.isEmpty)
  }

  @Test(arguments: Pattern.all) func everyLineEndIsOne(_ pattern: Pattern) throws {
    let screens = try screens(
      pattern,
      """
      { world: { blogs: [{ id: 1, title: 'T', body: 'a\\nb\\r\\nc\\rd\\u2028e\\n' }],
          following: [{ id: 5, name: 'x\\r\\ny' }] },
        steps: [{ open: 'profile' }, { tap: 'blogs[0]' }, { back: true }, { open: 'following' },
          { tap: 'following[0].follow' }, { wait: 1 }] }
      """)
    #expect(screens.contains { $0.contains(["a", "b", "c", "d", "e", ""]) }, "\(screens)")
    let last = try #require(screens.last)
    #expect(last.contains { $0.hasPrefix("  0  ★ x y") }, "\(last)")
    #expect(last.contains("! Stop following x y?  [Cancel]  [Unfollow]"), "\(last)")
  }

  /// A server that says the same letters in other code points says something else: state, views and screen follow.
  @Test(arguments: Pattern.all) func anotherSpellingIsAnotherText(_ pattern: Pattern) throws {
    let text = """
      { world: { user: { id: 1, name: 'Zo\\u00EB', bio: '\\u00E9' }, blogs: [{ id: 1, title: '\\u212B', body: '\\u00E9' }] },
        steps: [{ open: 'profile' }, { push: { user: 1, name: 'Zoe\\u0308', bio: 'e\\u0301' } },
          { push: { blog: 1, title: 'A\\u030A', body: 'e\\u0301' } },
          { expect: { 'header.name': 'Zoe\\u0308', 'header.bio': 'e\\u0301', 'blogs[0].title': 'A\\u030A' } },
          { tap: 'blogs[0]' },
          { expect: { 'blog.title': 'A\\u030A', 'blog.body': 'e\\u0301', 'blog.author': 'Author name: Zoe\\u0308' } },
          { push: { blog: 1, title: '\\u00C5', body: '\\u00E9' } },
          { expect: { 'blog.title': '\\u00C5', 'blog.body': '\\u00E9' } },
          { back: true },
          { expect: { 'blogs[0].title': '\\u00C5', 'blogs[0].author': 'Author name: Zoe\\u0308' } }] }
      """
    let collector = EventCollector()
    let outcome = pattern.run(try ScenarioFile.scenario(Array(text.utf8), named: "f"), to: collector)
    #expect(outcome.failures == [])
    for step in [2, 3, 7] {
      let events = collector.events.filter { $0.id.step == step }
      #expect(events.contains { $0.kind == .state }, "no change of state in step \(step)")
      #expect(events.contains { $0.kind == .render }, "nothing rendered in step \(step)")
    }
    let lines = Self.screens(collector.events).flatMap(\.self)
    for text in ["Zoe\u{308}", "A\u{30A}", "\u{C5}"] {
      let wanted = Array(text.unicodeScalars)
      #expect(lines.contains { Array($0.unicodeScalars).contains(wanted) }, "no screen has \(wanted)")
    }
  }

  @Test(arguments: Pattern.all) func anExpectationOfAnotherSpellingFails(_ pattern: Pattern) throws {
    let text = """
      { world: { user: { name: 'Zo\\u00EB' } },
        steps: [{ open: 'profile' }, { expect: { 'header.name': 'Zoe\\u0308' } }] }
      """
    let outcome = pattern.run(
      try ScenarioFile.scenario(Array(text.utf8), named: "f"), to: EventCollector())
    #expect(outcome.failures.map(\.path) == ["header.name"])
  }

  private func screens(_ pattern: Pattern, _ text: String) throws -> [[String]] {
    let collector = EventCollector()
    _ = pattern.run(try ScenarioFile.scenario(Array(text.utf8), named: "f"), to: collector)
    return Self.screens(collector.events)
  }

  private static func screens(_ events: [Event]) -> [[String]] {
    events.filter { $0.kind == .screen }.map { event in
      guard case .array(let lines)? = event.value else { return [] }
      return lines.map { if case .string(let line) = $0 { line } else { "" } }
    }
  }
}
