import BlogDomain
import HeadlessUI
import Runtime

/// Owns the stack of scenes and the alerts that wait: a window shows one at a time.
final class RootScene: Scene {
  private let context: Context
  private let presenter: AppPresenter
  private let window: Window
  private lazy var stack = StateCell(of: self, at: "stack", SceneStack())
  private lazy var alerts = StateCell(of: self, AlertQueue())

  init(_ context: Context, _ presenter: AppPresenter, window: Window) {
    self.context = context
    self.presenter = presenter
    self.window = window
    super.init(window.runtime)
    window.onOpen = Action("open", from: window, to: self) { $0.open($1) }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    presenter.alertHandler = alertBlock(of: presenter)
    presenter.toastHandler = Action("toast", .block, from: presenter, to: self) { $0.setToast($1) }
  }

  /// A block by which a presenter has the person told something, whichever screen is shown by then.
  func alertBlock(of presenter: Presenter) -> Action<String> {
    Action("alert", .block, from: presenter, to: self) { $0.present($1) }
  }

  // MARK: Screens

  func open(_ screen: String) {
    traced(screen) {
      switch screen {
      case "profile": show(ProfileScene(context, root: self))
      case "following": show(FollowingScene(context, root: self))
      case "suggested": show(SuggestedScene(context, root: self))
      case "voices": show(VoicesScene(context, root: self))
      case "gallery": show(GalleryScene(context, root: self))
      case "categories": show(CategoriesScene(context, root: self))
      case _: break
      }
    }
  }

  /// Shows one blog on a screen of its own.
  func showBlog(_ blog: Int) { traced(blog) { show(BlogScene(context, blog: blog, root: self)) } }

  private func show(_ scene: ScreenScene) {
    stack.mutate { $0.scenes.append(scene) }
    scene.load()
    if window.stack.isEmpty { window.show(scene.screen) } else { window.push(scene.screen) }
  }

  func back() {
    traced {
      guard stack.value.scenes.count > 1 else { return }
      window.pop()
      stack.mutate { $0.scenes.popLast() }?.close()
    }
  }

  // MARK: What the person is told or asked

  func present(_ text: String) { present(text, buttons: [Strings.ok]) }

  /// Presents an alert, after those that wait.
  /// - Parameters:
  ///   - text: What it says.
  ///   - buttons: The titles of its buttons, each of which closes it.
  ///   - answer: Told which button was tapped; nil where that is all the same.
  func present(_ text: String, buttons: [String], answer: Action<String>? = nil) {
    traced(text, function: "present(_:)") {
      alerts.mutate { $0.append(text, buttons, answer) }
      if alerts.value.waiting.count == 1 { presentNext() }
    }
  }

  func alertTapped(_ button: String) {
    traced(button) {
      alerts.value.waiting.first?.answer?(button)
      alerts.mutate { $0.removeFirst() }
      presentNext()
    }
  }

  private func presentNext() {
    guard let next = alerts.value.waiting.first else { return }
    let tapped = Action("alert", .block, from: window, to: self) { $0.alertTapped($1) }
    let buttons = next.buttons.map { Alert.Button($0, tapped.with($0)) }
    window.present(Alert(next.title, buttons: buttons))
  }

  func setToast(_ text: String?) { traced(text ?? "") { window.setToast(text) } }
}

/// The scenes that the root scene has opened, that of the top screen last.
struct SceneStack {
  var scenes: [ScreenScene] = []
}

/// The alerts that are to be shown, the one that is up first.
struct AlertQueue {
  /// One of them.
  struct Waiting {
    let title: String
    let buttons: [String]
    let answer: Action<String>?
  }

  private(set) var waiting: [Waiting] = []

  mutating func append(_ title: String, _ buttons: [String], _ answer: Action<String>?) {
    waiting.append(Waiting(title: title, buttons: buttons, answer: answer))
  }

  mutating func removeFirst() {
    if !waiting.isEmpty { waiting.removeFirst() }
  }
}
