import BlogDomain

/// Random worlds.
extension SplitMix64 {
  /// Names in many scripts, and such as are hard to write down or to cut.
  private static let names = [
    "Ada", "Grace Hopper", "Zoë", "e\u{301}clair", "李雷", "عمر الخيام", "Ωμέγα", "Ян", "한글", "🏳️‍🌈 Max",
    "👩‍👩‍👧‍👦", "", " ", "two\nlines", "tab\tbed", "\"quoted\"", "back\\slash", "// no comment", "'", "* [Follow]",
    "\u{202e}right", "\u{2028}", "\u{1b}[31m", "{ }", "name with quite a number of words in it, and a comma",
  ]

  mutating func name() -> String { pick(Self.names, or: "Ada") }

  /// A count that is often small, or just around a page or what is in sight.
  mutating func count(upTo most: Int) -> Int {
    let usual = [0, 1, 2, 3, 5, 9, 10, 11, 12, 19, 20, 21, 25, 40, 41, 45, 60].filter { $0 <= most }
    return chance(70) ? pick(usual, or: 0) : below(most + 1)
  }

  mutating func world(_ screens: [ScreenName]) -> World {
    var world = World()
    world.user = World.User(
      id: number(1...9), name: chance(50) ? "Ada" : name(), bio: chance(50) ? "Notes" : name(),
      followers: chance(40) ? below(3) : below(1000), following: chance(50))
    world.blogs = World.numberedBlogs(count(upTo: 60))
    if chance(30) { world.blogs = world.blogs.map { blog($0.id) } }
    world.pageSize = chance(40) ? 20 : number(1...20)
    world.drafts = World.numberedDrafts(chance(80) ? below(4) : below(30))
    if chance(20) { world.drafts = world.drafts.map { World.Draft(id: $0.id, title: name()) } }
    if screens.contains(.following) {
      world.following = people(World.numberedFollowing(below(14)), world.user.id)
    }
    if screens.contains(.suggested) {
      world.suggested = people(World.numberedSuggested(below(14)), world.user.id)
      // Somebody may be both followed and suggested.
      for person in world.following where chance(20) {
        world.suggested.append(World.Person(id: person.id, name: person.name))
      }
      world.suggested = world.suggested.firstOfEachID()
    }
    if screens.contains(.voices) {
      world.voices = World.numberedVoices(chance(80) ? below(5) : below(25)).map { voice in
        World.Voice(id: voice.id, title: chance(20) ? name() : nil, duration: chance(50) ? 3000 : below(1500))
      }
    }
    if screens.contains(.gallery) {
      world.images = count(upTo: 25)
      world.articles = below(4)
      world.gallery = chance(50) ? .parallel : .chained
    }
    return world
  }

  private mutating func blog(_ id: Int) -> World.Blog {
    World.Blog(
      id: id, title: chance(30) ? name() : nil, likes: chance(50) ? 0 : below(100), liked: chance(30),
      body: chance(30) ? name() : nil)
  }

  /// These people with other names, and perhaps the page's user among them.
  private mutating func people(_ people: [World.Person], _ user: Int) -> [World.Person] {
    var people = people
    if chance(30) { people.insert(World.Person(id: user), at: below(people.count + 1)) }
    if chance(30) { people = people.map { World.Person(id: $0.id, name: name()) } }
    return people
  }
}

extension [World.Person] {
  /// The people without those whose id came before.
  fileprivate func firstOfEachID() -> Self {
    var seen: Set<Int> = []
    return filter { seen.insert($0.id).inserted }
  }
}
