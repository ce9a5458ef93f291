public import HeadlessUI
public import Runtime

/// A scene: assembles views with their presenters, and decides what is beyond a single view, which is where to go and
/// what to ask the person. It stands in the responder chain after its screen, so that no view need know it.
open class Scene: Participant, Responder {
  private weak var parent: Scene?

  /// Puts the scene on record.
  /// - Parameter parent: The scene above, which is asked what this one does not know.
  public init(_ runtime: Runtime, parent: Scene? = nil) {
    self.parent = parent
    super.init(runtime, .scene)
  }

  /// The scene above.
  public var nextResponder: (any Responder)? { parent }

  open func handler(for event: String) -> ((Int) -> Void)? { nil }
}

/// The scene of one screen: owns the views that are its parts.
open class ScreenScene: Scene {
  /// The screen.
  public let screen: ScreenView
  private var parts: [any ViewController] = []

  /// Takes its place after a screen in the responder chain.
  /// - Parameters:
  ///   - screen: The screen.
  ///   - parent: The scene above.
  public init(_ screen: ScreenView, parent: Scene) {
    self.screen = screen
    super.init(parent.runtime, parent: parent)
    screen.responder = self
    screen.onAttach = Action("attach", .delegate, from: screen, to: self) { $0.screenMoved(attached: $1) }
  }

  /// Takes in a part of the screen. Parts are loaded in this order.
  public final func add(_ part: any ViewController) { parts.append(part) }

  /// Loads the screen's parts; called once, before the screen is shown.
  public final func load() {
    traced {
      for part in parts { part.loadView() }
    }
  }

  /// Its screen left the window, or is back.
  private func screenMoved(attached: Bool) {
    for part in parts { if attached { part.viewDidAppear() } else { part.viewDidDisappear() } }
  }

  /// Ends what the scene does: its screen is gone.
  public final func close() {
    traced {
      for part in parts { part.unloadView() }
      parts = []
    }
  }
}
