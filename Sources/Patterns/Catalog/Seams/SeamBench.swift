package import BlogDomain
package import Runtime

/// What a seam is set up with: all that there is around the parts under test.
package final class SeamBench {
  /// The run.
  package let runtime: Runtime
  /// The far end of the network, which counts what it is asked.
  package let server: SeamServer
  /// The person whose page the app shows.
  package let user: Int
  /// How the gallery's articles are asked for.
  package let gallery: World.Gallery
  /// A network with that far end, on record once a seam takes it.
  package private(set) lazy var service = Service(runtime, name: "FakeService", server: server)

  init(_ runtime: Runtime, _ world: World, _ rules: [NetworkRule]) {
    self.runtime = runtime
    server = SeamServer(BlogServer(world, rules: rules))
    user = world.user.id
    gallery = world.gallery
  }
}

/// A simulated server that counts what it is asked.
package final class SeamServer: Server {
  private let server: BlogServer
  private(set) var count = 0
  private var counts: [String: Int] = [:]

  init(_ server: BlogServer) { self.server = server }

  package func handle(_ request: Request) -> Answer {
    count += 1
    counts[request.route, default: 0] += 1
    return server.handle(request)
  }

  /// How many requests came on one route.
  func count(_ route: String) -> Int { counts[route] ?? 0 }

  func push(_ push: Push) { server.push(push) }
}

/// Sets up a pattern's parts with no view.
public struct SeamSource: Sendable {
  let holds: SeamHold
  let make: @Sendable (SeamBench) -> any Seam

  init<S: Seam>(_ make: @escaping @Sendable (SeamBench) -> S) {
    holds = S.holds
    self.make = make
  }
}
