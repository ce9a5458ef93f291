import BlogDomain
import Runtime

/// What every presenter is given: the model, the network, and what the app was launched with.
struct Context {
  let store: BlogStore
  let network: any Network
  /// The person whose page the app shows.
  let user: Int
  /// How the gallery's articles are asked for.
  let gallery: World.Gallery
}

extension Context {
  /// Asks the server for a change. It is completed even where the screen that it came from is gone by then.
  /// - Parameters:
  ///   - write: What is to change.
  ///   - presenter: Who asks.
  func send(_ write: Write, for presenter: Presenter) {
    guard let request = store.begin(write) else { return }
    network.send(request, for: presenter, accepts: nil) { [store] in store.settle(write, with: $0) }
  }
}
