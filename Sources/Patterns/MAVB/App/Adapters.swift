import Runtime

/// The adapters of the app, connected. What they hold is all that there is to know.
struct Adapters {
  let document: DocumentAdapter
  let window: WindowAdapter

  init(_ state: AppState, service: Service) {
    document = DocumentAdapter(state.document, service: service)
    window = WindowAdapter(state.window, service: service)
    window.connect("screens", to: document) { output in
      switch output {
      case .opened(let lists): .opened(lists)
      case .closed(let lists): .closed(lists)
      case .openedGallery(let screen, let mode): .openedGallery(screen: screen, mode)
      case .closedGallery(let screen): .closedGallery(screen: screen)
      case .unfollow(let user): .unfollow(user)
      }
    }
    document.connect("notices", to: window) { [runtime = service.runtime] output in
      switch output {
      case .failed(let text): .failed(text)
      case .asked(let user, let name): .asked(user, name: name)
      case .shared: .shared(at: runtime.now)
      case .shortened(let list, let rows): .shortened(list, rows: rows)
      }
    }
  }

  /// What they hold now.
  var state: AppState { AppState(document: document.state, window: window.state) }

  /// Makes them hold another state. Lists come before what says how far they are scrolled.
  func restore(_ state: AppState) {
    document.restore(state.document)
    window.restore(state.window)
  }

  /// Goes on with what was begun in the states that they were made with.
  func resume() {
    document.resume()
    window.resume()
  }
}
