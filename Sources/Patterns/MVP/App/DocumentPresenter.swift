import BlogDomain
import Runtime

/// What the app's presenters have in common: the store, the network, and how a write goes.
class DocumentPresenter: Presenter {
  let store: BlogStore
  let network: any Network
  /// The wire to whoever tells the person what must be told, whatever becomes of this screen.
  var onNotice: Action<Notice>?

  init(_ store: BlogStore, _ network: any Network) {
    self.store = store
    self.network = network
    super.init(store.runtime)
  }

  /// These people are not as they were.
  func changed(users: [Int]) {}

  /// These blogs are not as they were.
  func changed(blogs: [Int]) {}

  /// Goes on with a write that the store has begun: shows it, asks the server, hands the answer to the store.
  ///
  /// The completion keeps the store and the way to the person, not the presenter: it does its duty where the
  /// screen is gone by then, and keeps no screen from going.
  /// - Parameter answered: Tells the answer, where the view has a way of its own for that; called as long as the
  ///   presenter is there.
  final func send(_ write: Write?, then answered: (() -> Void)? = nil) {
    guard let write else { return }
    show(write)
    network.send(write.request, for: self, accepts: nil) { [weak self, store, onNotice] response in
      let notice = store.finish(write, with: response, by: self)
      if let self { if let answered { answered() } else { show(write) } }
      if let notice { onNotice?(notice) }
    }
  }

  private func show(_ write: Write) {
    switch write {
    case .follow(let user), .unfollow(let user): changed(users: [user])
    case .like(let blog), .share(let blog): changed(blogs: [blog])
    }
  }
}
