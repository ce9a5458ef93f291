import BlogDomain
import Runtime

/// What every view model is given: the model, the network, and what the app was launched with.
struct Context {
  let store: BlogStore
  let service: Service
  /// The person whose page the app shows.
  let user: Int
  /// How the gallery's articles are asked for.
  let gallery: World.Gallery
}

extension Context {
  /// Asks the server for a change. It is completed even where the screen that it came from is gone by then.
  /// - Parameters:
  ///   - write: What is to change.
  ///   - asker: Who asks.
  func send(_ write: Write, for asker: ViewModel) {
    guard let request = store.begin(write) else { return }
    service.send(request, for: asker) { [store] in store.settle(write, with: $0) }
  }
}
