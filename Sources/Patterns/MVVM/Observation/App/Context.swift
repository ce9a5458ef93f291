import BlogDomain
import Runtime

/// What every view model is given: the model, the network, the app's own view model, and what the app was launched with.
struct Context {
  let store: BlogStore
  let service: Service
  let app: AppViewModel
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
    service.send(request, for: asker) { [store, app] in
      app.settled(write, isDone: store.settle(write, with: $0))
    }
  }
}
