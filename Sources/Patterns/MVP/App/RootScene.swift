import BlogDomain
import HeadlessUI
import Runtime

/// Owns the stack of scenes: opens and closes them, pushes and pops their screens, and presents what the person
/// must be told.
final class RootScene: Scene {
  let store: BlogStore
  let network: any Network
  let user: Int
  let gallery: World.Gallery
  let variant: any Variant
  private lazy var stack = StateCell(of: self, at: "stack", SceneStack())

  init(
    _ store: BlogStore, _ network: any Network, user: Int, gallery: World.Gallery, window: Window,
    _ variant: any Variant
  ) {
    self.store = store
    self.network = network
    self.user = user
    self.gallery = gallery
    self.variant = variant
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
  }

  /// Presents what a presenter has to tell the person, whatever becomes of its screen.
  func connect(_ presenter: DocumentPresenter) {
    presenter.onNotice = Action("notice", .delegate, from: presenter, to: self) { $0.present($1) }
  }

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile": show(ProfileScene(self))
      case "following": show(FollowingScene(self))
      case "suggested": show(SuggestedScene(self))
      case "voices": show(VoicesScene(self))
      case "gallery": show(GalleryScene(self))
      case "categories": show(CategoriesScene(self))
      case _: break
      }
    }
  }

  private func show(_ scene: ScreenScene) {
    stack.mutate { $0.scenes.append(scene) }
    scene.load()
    if window.stack.isEmpty { window.show(scene.screen) } else { window.push(scene.screen) }
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "showBlog" ? { [weak self] in self?.showBlog($0) } : nil
  }

  private func showBlog(_ id: Int) { show(BlogScene(self, blog: id)) }

  func back() {
    traced {
      window.pop()
      stack.mutate { $0.scenes.popLast() }?.close()
    }
  }

  func present(_ notice: Notice) {
    traced(notice) {
      switch notice {
      case .alert(let text): window.enqueue(Alert(text))
      case .toast(let text): window.showToast(text)
      }
    }
  }
}
