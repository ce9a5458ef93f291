public import HeadlessUI
public import Runtime

/// A scene: decides what is beyond a single view, which is where to go and what to ask the person. It stands in
/// the responder chain after its screen, so that no view need know it.
open class Scene: Participant, Responder {
  /// The window that it shows screens and alerts in.
  public let window: Window
  private weak var parent: Scene?

  /// Puts the scene on record.
  /// - Parameters:
  ///   - window: The window that it shows screens and alerts in.
  ///   - parent: The scene above, which is asked what this one does not know.
  public init(window: Window, parent: Scene? = nil) {
    self.window = window
    self.parent = parent
    super.init(window.runtime, .scene)
  }

  /// The scene above.
  public var nextResponder: (any Responder)? { parent }

  open func handler(for event: String) -> ((Int) -> Void)? { nil }
}

/// The scene of one screen: owns the views that are its parts, with their presenters.
open class ScreenScene: Scene {
  /// The screen.
  public let screen: ScreenView
  private var parts: [ViewController] = []

  /// Takes its place after a screen in the responder chain.
  /// - Parameters:
  ///   - screen: The screen.
  ///   - parent: The scene above.
  public init(_ screen: ScreenView, parent: Scene) {
    self.screen = screen
    super.init(window: parent.window, parent: parent)
    screen.responder = self
    screen.onAttach = Action("attach", .delegate, from: screen, to: self) { $0.screenMoved(attached: $1) }
  }

  /// Makes the screen's parts, in the order in which they are loaded.
  open func makeParts() -> [ViewController] { [] }

  /// Makes and loads the screen's parts; called once, before the screen is shown.
  public final func load() {
    traced {
      parts = makeParts()
      for part in parts { part.loadView() }
    }
  }

  /// Its screen left the window, or is back.
  public final func screenMoved(attached: Bool) {
    for part in parts { if attached { part.viewDidAttach() } else { part.viewDidDetach() } }
  }

  /// Ends what the scene does: its screen is gone.
  public final func close() {
    traced {
      for part in parts { part.unloadView() }
      parts = []
    }
  }
}
