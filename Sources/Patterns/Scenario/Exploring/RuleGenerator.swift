import ArchTrace
import BlogDomain
import Runtime

/// Random networks.
extension SplitMix64 {
  /// Latencies that answers and steps collide with: none, a round trip, a transition, and one off.
  private static let latencies = [
    0, 1, 20, 100, 150, 199, 200, 200, 201, 349, 350, 351, 400, 550, 700, 1500, 2500,
  ]

  mutating func latency() -> Int { chance(90) ? pick(Self.latencies, or: 200) : below(3000) }

  mutating func rules(_ world: World, _ screens: [ScreenName]) -> [NetworkRule] {
    (0..<pick([0, 1, 2, 4, 6, 8, 10, 14], or: 0)).map { _ in rule(world, screens) }
  }

  private mutating func rule(_ world: World, _ screens: [ScreenName]) -> NetworkRule {
    let route = chance(8) ? pick(["*", "GET *", "POST *", "DELETE *"], or: "*") : route(world, screens)
    var rule = NetworkRule(match: RoutePattern(route), latency: latency())
    // What fails always leaves little to happen.
    if chance(70) { rule.nth = number(1...4) }
    if chance(55) {
      rule.failure = pick([.status(500), .status(404), .status(409), .timeout, .offline], or: .timeout)
    } else if chance(40) {
      rule.body = body(route)
    }
    return rule
  }

  /// A route that this world is asked for, or a pattern that fits several.
  private mutating func route(_ world: World, _ screens: [ScreenName]) -> String {
    let user = world.user.id
    let people = [user] + (world.following + world.suggested).map(\.id)
    let person = pick(people, or: user)
    let blog = pick(Array(world.blogs.prefix(12).map(\.id)), or: 1)
    var routes = [
      "GET /users/\(user)", "GET /users/\(user)/drafts", "POST /blogs/*/like",
      "GET /users/\(user)/blogs?page=1", "GET /users/\(user)/blogs?page=2", "GET /users/\(user)/blogs?page=*",
      "POST /blogs/*/like", "POST /blogs/*/share", "GET /users/\(user)*", "POST /blogs/\(blog)/like",
      "POST /blogs/\(blog)/share", "POST /follows/*",
      "POST /follows/\(user)", "DELETE /follows/\(user)", "POST /follows/\(person)",
      "DELETE /follows/\(person)",
    ]
    if screens.contains(.following) { routes += ["GET /following", "DELETE /follows/*"] }
    if screens.contains(.suggested) { routes += ["GET /suggestions", "GET /suggestions"] }
    if screens.contains(.voices) { routes.append("GET /voices") }
    if screens.contains(.gallery) {
      routes += [
        "GET /images?page=*", "GET /images?page=\(below(4))", "GET /articles*", "GET /articles?images=1",
      ]
    }
    if screens.contains(.categories) { routes += ["GET /categories/*", "GET /categories/\(number(1...4))"] }
    return pick(routes, or: "*")
  }

  /// Fields that the server's answer to such a route may have.
  private mutating func body(_ route: String) -> [TraceValue.Member] {
    if route.hasSuffix("/like") {
      return [.init("likes", .int(below(50))), .init("liked", .bool(chance(70)))]
    }
    if route.contains("/follows/") {
      return [.init("following", .bool(chance(50))), .init("followers", .int(below(50)))]
    }
    if route.contains("/blogs?page=") {
      // An id may come twice, in one answer or in two, and may be one that the server does not know otherwise.
      let ids = (0..<below(6)).map { _ in number(1...15) }
      let blogs = ids.map { id -> TraceValue in
        .object([
          .init("id", .int(id)), .init("title", .string("Other \(id)")), .init("likes", .int(below(9))),
          .init("liked", .bool(chance(20))),
        ])
      }
      return [.init("blogs", .array(blogs)), .init("more", .bool(chance(50)))]
    }
    if route.hasSuffix("/drafts") {
      let ids = Array(1...number(1...4))
      return [
        .init(
          "drafts", .array(ids.map { .object([.init("id", .int($0)), .init("title", .string(name()))]) }))
      ]
    }
    if route.hasPrefix("GET /users/"), !route.contains("*") {
      return [
        .init("name", .string(name())), .init("followers", .int(below(9))),
        .init("following", .bool(chance(50))),
      ]
    }
    return []
  }
}
