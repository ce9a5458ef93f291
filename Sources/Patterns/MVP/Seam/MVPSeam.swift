package import BlogDomain
package import HeadlessUI
package import Runtime

/// MVP with no view built: the presenters, each with a fake view that remembers what it was told, and the model, with
/// a network of the test's. The scenes cannot be had: each is made with its screen and a window.
package final class MVPSeam {
  /// How the presenters tell their views.
  package enum Kind: Sendable { case display, block }

  private let store: BlogStore
  private let network: any Network
  private let user: Int
  private let gallery: World.Gallery
  private let variant: any Variant & FakeMaking
  private let scene: FakeScene
  private var screens: [[FakePart]] = []

  /// Sets it up.
  package init(_ kind: Kind, _ network: any Network & Participant, user: Int, gallery: World.Gallery) {
    store = BlogStore(network.runtime)
    self.network = network
    self.user = user
    self.gallery = gallery
    variant = kind == .display ? ProtocolVariant() : BlockVariant()
    scene = FakeScene(network.runtime)
  }

  // MARK: What views ask of their presenters

  package func open(_ screen: String) {
    switch screen {
    case "profile":
      let header = variant.fakeHeader(store, network, user: user)
      let blogs = variant.fakeBlogs(store, network, user: user)
      let drafts = variant.fakeDrafts(store, network, user: user)
      show([variant.fakeProfile(header, blogs, drafts), header, blogs, drafts])
    case "following": show([variant.fakeUsers(store, network, .following, .star)])
    case "suggested": show([variant.fakeUsers(store, network, .suggested, .at)])
    case "voices": show([variant.fakeVoices(store, network)])
    case "gallery": show([variant.fakeGallery(store, network, gallery)])
    case "categories": show([variant.fakeCategories(store, network)])
    case _: break
    }
  }

  private func show(_ parts: [FakePart]) {
    screens.append(parts)
    for part in parts { scene.connect(part.presenter) }
    for part in parts { part.ask(.load) }
  }

  private func part(_ name: String) -> FakePart? { screens.last?.first { $0.view.element == name } }

  package func tap(_ element: ElementName) throws {
    let name = element.container
    let part = part(name)
    let row = element.row.flatMap { part?.view.id(of: $0) } ?? 0
    switch (name, element.member) {
    // A row's tap goes to the scene, which makes the screen; its presenter can be made without.
    case ("blogs", nil): show([variant.fakeBlog(store, network, blog: row)])
    case ("following", _): throw NeedsViews(FollowingScene(root))
    case ("suggested", _): throw NeedsViews(SuggestedScene(root))
    case ("voices", nil): part?.ask(.select(row))
    case (_, "follow"): part?.ask(.follow)
    case (_, "like"): part?.ask(.like(row))
    case (_, "share"): part?.ask(.share(row))
    case (_, "more"): part?.ask(.more)
    case (_, "next"): part?.ask(.next)
    case (_, "prev"): part?.ask(.previous)
    case (_, "retry"): part?.ask(.load)
    case _: break
    }
  }

  /// Alerts with a choice are the scene's.
  package func answer(_ button: String) throws { throw NeedsViews(root) }

  package func back() {
    for part in screens.popLast() ?? [] {
      part.presenter.detachView()
      part.presenter.close()
    }
  }

  package func pull(_ part: String) { self.part(part)?.ask(.load) }

  package func type(_ text: String, into element: ElementName) { part(element.container)?.ask(.type(text)) }

  package func receive(_ push: Push) { store.receive(push: push) }

  // MARK: What the views were told

  package var shown: Shown {
    var shown = Shown()
    shown.set(alert: scene.alert, toast: scene.toast)
    for part in screens.last ?? [] { shown.merge(part.view.shown) }
    return shown
  }

  package func part(saying path: String) -> NeedsViews? { path == "stack" ? NeedsViews(root) : nil }

  private var root: RootScene {
    RootScene(store, network, user: user, gallery: gallery, window: Window(store.runtime), variant)
  }
}

/// Stands for the scene where the person must be told something.
private final class FakeScene: Participant {
  private(set) var alert: String?
  private(set) var toast: String?

  init(_ runtime: Runtime) { super.init(runtime, .scene) }

  func connect(_ presenter: any Detachable) {
    guard let presenter = presenter as? DocumentPresenter else { return }
    presenter.onNotice = Action("notice", .delegate, from: presenter, to: self) { scene, notice in
      switch notice {
      case .alert(let text): scene.alert = text
      case .toast(let text): scene.toast = text
      }
    }
  }
}
