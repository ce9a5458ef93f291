import BlogDomain
import Runtime

/// What every presenter is given: the model, the network, whoever tells the person what must be told, and what the app
/// was launched with.
struct Context {
  let store: BlogStore
  let network: any Network
  let alerts: AlertPresenter
  /// The person whose page the app shows.
  let user: Int
  /// How the gallery's articles are asked for.
  let gallery: World.Gallery
}

extension Context {
  /// Asks the server for a change. It is completed, and the person is told where it failed, even where the screen that
  /// it came from is gone by then.
  /// - Parameters:
  ///   - write: What is to change.
  ///   - presenter: Who asks.
  func send(_ write: Write, for presenter: Presenter) {
    guard let request = store.begin(write) else { return }
    network.send(request, for: presenter, accepts: nil) { [store, alerts] response in
      let isDone = store.settle(write, with: response)
      switch (write, isDone) {
      case (.follow, false): alerts.tell(Strings.couldNotFollow)
      case (.unfollow, false): alerts.tell(Strings.couldNotUnfollow)
      case (.like, false): alerts.tell(Strings.couldNotLike)
      case (.share, false): alerts.tell(Strings.couldNotShare)
      case (.share, true): alerts.toast(Strings.shared)
      case (.follow, true), (.unfollow, true), (.like, true): break
      }
    }
  }
}
