import HeadlessUI
import Runtime

/// Owns the stack of scenes: opens and closes them, pushes and pops their screens. Presents what the person must be
/// told.
final class RootScene: Scene, AlertDisplay {
  private let context: Context
  private let window: Window
  private lazy var stack = StateCell(of: self, at: "stack", SceneStack())

  init(_ context: Context, window: Window) {
    self.context = context
    self.window = window
    super.init(window.runtime)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    acting { context.alerts.attachView(self) }
  }

  // MARK: Screens

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile": show(ProfileScene(context, parent: self))
      case "following": show(FollowingScene(context, parent: self))
      case "suggested": show(SuggestedScene(context, parent: self))
      case "voices": show(VoicesScene(context, parent: self))
      case "gallery": show(GalleryScene(context, parent: self))
      case "categories": show(CategoriesScene(context, parent: self))
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

  private func showBlog(_ id: Int) { show(BlogScene(context, blog: id, parent: self)) }

  func back() {
    traced {
      window.pop()
      stack.mutate { $0.scenes.popLast() }?.close()
    }
  }

  // MARK: What the person is told

  func showAlert(_ text: String, buttons: [String]) {
    traced(text) {
      let tapped = Action("alert", .block, from: window, to: self) { $0.alertTapped($1) }
      window.present(Alert(text, buttons: buttons.map { Alert.Button($0, tapped.with($0)) }))
    }
  }

  func alertTapped(_ button: String) { traced(button) { context.alerts.closed(by: button) } }

  func showToast(_ text: String) { traced(text) { window.showToast(text) } }
}

/// The scenes that the root scene has opened, that of the top screen last.
struct SceneStack {
  var scenes: [ScreenScene] = []
}
