import ArchTrace
import Catalog
import Scenario
import Testing

/// Numbers at the edges of what a file can hold, wherever one stands: a run traps nowhere, and the patterns agree.
@Suite struct NumberEdgeTests {
  /// Numbers of each sort at which something changes.
  private static let counts = [
    "9223372036854775807", "9223372036854775806", "-9223372036854775808", "-9223372036854775807",
    "9223372036854775808", "1e300", "-1e300", "9007199254740991", "9007199254740992", "-9007199254740991",
    "0",
    "1", "-1", "2147483647", "4294967296", "1.5", "0x7FFFFFFFFFFFFFFF",
  ]
  private static let ids = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775806", "-1", "0", "1",
    "9007199254740993",
    "4611686018427387904", "-4611686018427387905",
  ]
  private static let times = ["0", "1", "350", "999999999", "1000000000"]

  /// A scenario with such numbers in world, network, bodies, pushes, steps and times.
  private static func text(_ random: inout SeededGenerator) -> String {
    func count() -> String { counts.randomElement(using: &random) ?? "0" }
    func held() -> String {
      ["0", "1", "9007199254740991", "9007199254740990"].randomElement(using: &random) ?? "0"
    }
    func time() -> String { times.randomElement(using: &random) ?? "0" }
    func flag() -> Bool { Bool.random(using: &random) }
    let known = Array(ids.shuffled(using: &random).prefix(5))
    func id() -> String { (known + ids).randomElement(using: &random) ?? "1" }
    let blogs = known.prefix(3).map {
      "{ id: \($0), title: 'T', likes: \(held()), liked: \(flag()), body: 'B' }"
    }
    let world = """
      { user: { id: \(known[0]), name: 'Ada', followers: \(held()), following: \(flag()) },
        blogs: [\(blogs.joined(separator: ", "))], pageSize: \(flag() ? "2" : "1000000"), drafts: [{ id: \(known[1]) }],
        following: [{ id: \(known[2]) }, { id: \(known[3]) }], suggested: [{ id: \(known[4]) }, { id: \(known[2]) }],
        voices: [{ id: \(known[0]), duration: \(time()) }, { id: \(known[3]), duration: 1000000000 }],
        images: \(flag() ? "7" : "1000000"), articles: 2, gallery: '\(flag() ? "parallel" : "chained")' }
      """
    let person = "{ id: \(id()), name: 'P', followers: \(count()), following: \(flag()) }"
    let blog = "{ id: \(id()), title: 'X', likes: \(count()), liked: \(flag()) }"
    let rules = [
      "{ match: 'GET /users/*', nth: 1, after: \(time()), body: { followers: \(count()), following: \(flag()) } }",
      "{ match: '* /follows/*', nth: 1000000000, after: 1000000000, echo: 1000000000 }",
      "{ match: '* /follows/*', nth: 1, echo: \(time()), body: { followers: \(count()) } }",
      "{ match: '*/like', nth: 1, body: { likes: \(count()), id: \(count()) } }",
      "{ match: 'GET */blogs?*', nth: 2, body: { blogs: [\(blog), \(blog)], more: \(flag()) } }",
      "{ match: 'GET /following', nth: 1, body: { users: [\(person), \(person)] } }",
      "{ match: 'GET /images*', nth: 1, body: { pages: \(count()), page: \(count()), images: [\(id()), \(id())] } }",
      "{ match: 'GET /articles*', body: { articles: [{ id: \(id()), title: 'A' }] } }",
      "{ match: 'GET /voices', nth: 1, body: { voices: [{ id: \(id()), title: 'V', duration: \(count()) }] } }",
      "{ match: 'POST */share', fail: \(flag() ? "300" : "599"), after: \(time()) }",
    ].filter { _ in flag() }
    var steps = [
      "{ tap: 'header.follow' }", "{ tap: 'header.follow', after: \(time()) }", "{ tap: 'blogs[0].like' }",
      "{ tap: 'blogs[9223372036854775807].like' }", "{ tap: 'blogs[0]' }", "{ back: true }",
      "{ tap: 'blogs[1].share' }", "{ pull: 'blogs' }", "{ tap: 'blogs.more' }", "{ alert: 'OK' }",
      "{ scroll: 'blogs', to: 1000000 }", "{ open: 'following' }", "{ tap: 'following[0].follow' }",
      "{ alert: 'Unfollow' }", "{ open: 'suggested' }", "{ tap: 'suggested[0].follow' }",
      "{ open: 'gallery' }",
      "{ tap: 'gallery.next' }", "{ tap: 'gallery.next' }", "{ tap: 'gallery.prev' }", "{ open: 'voices' }",
      "{ tap: 'voices[0]' }", "{ tap: 'voices[1]', after: \(time()) }", "{ open: 'categories' }",
      "{ type: '9223372036854775807', into: 'categories.query' }",
      "{ type: '-9223372036854775808', into: 'categories.query' }", "{ type: '0', into: 'categories.query' }",
      "{ wait: \(time()) }",
    ]
    for _ in 0..<4 {
      steps.append("{ push: { user: \(id()), followers: \(held()) } }")
      steps.append("{ push: { blog: \(id()), likes: \(held()) } }")
    }
    let played = (0..<20).compactMap { _ in steps.randomElement(using: &random) }
    return """
      { world: \(world), network: [\(rules.joined(separator: ", "))],
        steps: [{ open: 'profile' }, { tap: 'header.follow' }, { tap: 'blogs[0].like', after: 0 },
          \(played.joined(separator: ", "))] }
      """
  }

  @Test(arguments: 0..<60) func `no number is a trap, and all patterns agree on it`(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    let text = Self.text(&random)
    let scenario = try ScenarioFile.scenario(Array(text.utf8), named: "edges")
    var reference: [String] = []
    for pattern in Pattern.all where pattern.canPlay(scenario) {
      let collector = EventCollector()
      let outcome = pattern.run(scenario, to: collector)
      #expect(outcome.errors == [], "\(pattern.fullName) \(text)")
      let common = Laws.common(collector.events)
      if reference.isEmpty { reference = common }
      for (own, other) in zip(common, reference) where own != other {
        Issue.record("\(pattern.fullName): \(own)\nwhere another: \(other)\n\(text)")
        break
      }
      #expect(common.count == reference.count, "\(pattern.fullName)")
    }
  }
}

/// The same numbers for a seed everywhere (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
