import ArchTrace
public import Runtime

/// The root view of a screen.
open class ScreenView: View {
  /// The screen's name, as the stack shows it.
  public let name: String
  /// Whether it is in the window; a screen that is not shows nothing, but is kept.
  public internal(set) var isAttached = true
  /// The wire that tells of leaving the window and of coming back.
  public var onAttach: Action<Bool>?

  /// Makes a screen's view.
  public init(_ runtime: Runtime, _ name: String, _ subviews: [View]) {
    self.name = name
    super.init(runtime, "", subviews)
  }

  override func makePath() -> String { name }
}

/// The window: a stack of screens, of which a person sees the top one, with an alert and a toast above it.
public final class Window: View {
  /// How long a push or pop takes, in milliseconds.
  public static let transitionTime = 350
  /// How long a toast is shown, in milliseconds.
  public static let toastTime = 2000

  /// The screens, the top one last.
  public private(set) var stack: [ScreenView] = []
  /// Whether a push or pop is under way, during which no input does anything.
  public private(set) var isTransitioning = false
  /// The alert that is up; a person sees it once the screen that it is on is in the window.
  public private(set) var alert: Alert?
  /// The text of the toast shown.
  public private(set) var toast: String?

  /// The wire through which the app is asked for a screen by its name.
  public var onOpen: Action<String>?
  /// The wire that a tap on the back button goes through.
  public var onBack: Action<Void>?

  /// Whether what a person sees has changed since the last `screen` event.
  var needsScreen = false
  private var lastScreen: [String] = []
  private let recordsScreens: Bool
  /// Told what a person sees at the end of each moment at which that is another than before, trace or none.
  public var onScreen: (([String]) -> Void)?

  /// Whether the screen was in the window, since it is up.
  private var isAlertSeen = false
  /// The pushes and pops under way: when each ends, and the clock's note of it.
  private var transitions: [(end: Int, appointment: Appointment)] = []
  private var toastTimer: Appointment?

  /// Makes a window without a screen.
  /// - Parameter recordsScreens: Whether `screen` events are written.
  public init(_ runtime: Runtime, recordsScreens: Bool = true) {
    self.recordsScreens = recordsScreens
    super.init(runtime)
    let window = Reference(self)
    runtime.onTickEnd = { window.value?.endTick() }
  }

  static func of(_ view: View) -> Window? {
    var view = view
    while let parent = view.superview { view = parent }
    return view as? Window
  }

  /// The screen on top.
  public var top: ScreenView? { stack.last }

  public override func conceals(_ subview: View) -> Bool { subview !== top || top?.isAttached == false }

  // MARK: Navigation

  /// Shows a first screen, at once.
  public func show(_ screen: ScreenView) { show([screen]) }

  /// Shows a first stack of screens, at once.
  public func show(_ screens: [ScreenView]) {
    let names = screens.map(\.name).joined(separator: " › ")
    runtime.record(.navigate, to: actor, name: "show", value: .string(names))
    setStack(screens)
  }

  /// Pushes a screen.
  public func push(_ screen: ScreenView) {
    runtime.record(.navigate, to: actor, name: "push", value: .string(screen.name))
    beginTransition()
    setStack(stack + [screen])
  }

  /// Pops the top screen; the last one stays.
  public func pop() {
    guard stack.count > 1, let top else { return }
    runtime.record(.navigate, to: actor, name: "pop", value: .string(top.name))
    beginTransition()
    setStack(Array(stack.dropLast()))
  }

  private func setStack(_ screens: [ScreenView]) {
    stack = screens
    setSubviews(screens)
    needsScreen = true
    if let top, top.isOnScreen { runtime.acting(as: actor) { top.recordInsertion(in: self) } }
  }

  private func beginTransition() { beginTransition(until: runtime.now + Self.transitionTime) }

  private func beginTransition(until end: Int) {
    isTransitioning = true
    let appointment = runtime.schedule(after: end - runtime.now, for: self, "transition") {
      $0.isTransitioning = false
      $0.transitions = []
    }
    transitions.append((end, appointment))
  }

  // MARK: Leaving the window and coming back

  /// Takes the view of a screen out of the window, or puts it back.
  func setAttached(_ screen: ScreenView, _ isAttached: Bool) {
    guard screen.isAttached != isAttached else { return }
    screen.isAttached = isAttached
    needsScreen = true
    if isAttached, screen === top, alert != nil { isAlertSeen = true }
    runtime.acting(as: actor) {
      if isAttached, screen === top { screen.recordInsertion(in: self) }
      screen.onAttach?(isAttached, method: isAttached ? "viewDidAppear()" : "viewDidDisappear()", nil)
    }
  }

  /// What a window has of its own, whatever app shows something in it.
  package struct Presence {
    /// Which screens of the stack are in the window.
    let attached: [Bool]
    /// When the push or pop ends that is under way, in virtual milliseconds; nil where none is.
    let transitionEnd: Int?
    /// Whether a person has seen the alert that is up.
    let isAlertSeen: Bool
  }

  /// What it has of its own now.
  package var presence: Presence {
    Presence(
      attached: stack.map(\.isAttached), transitionEnd: transitions.last?.end, isAlertSeen: isAlertSeen)
  }

  /// Does to the window what was done to another: the same screens leave it, the same push or pop is under way.
  package func take(_ presence: Presence) {
    for (screen, isAttached) in zip(stack, presence.attached) { setAttached(screen, isAttached) }
    isAlertSeen = alert != nil && presence.isAlertSeen
    for transition in transitions { transition.appointment.cancel() }
    transitions = []
    isTransitioning = false
    if let end = presence.transitionEnd { beginTransition(until: end) }
  }

  /// Puts every screen back.
  package func attachAll() {
    for screen in stack { setAttached(screen, true) }
  }

  // MARK: Alerts

  /// Presents an alert on the screen on top: a person sees it as long as that screen is in the window.
  ///
  /// One alert can be up. Where one is, another is refused, which is on record as an error: which alert comes next is
  /// the app's to remember, as with UIKit, which warns of a presentation while one is in progress.
  /// - Returns: Whether it is up.
  @discardableResult
  public func present(_ alert: Alert) -> Bool {
    guard self.alert == nil else {
      report("alreadyPresenting", .fields(["alert": alert.title]))
      return false
    }
    runtime.record(.navigate, to: actor, name: "present", value: .string(alert.title))
    self.alert = alert
    isAlertSeen = top?.isAttached == true
    needsScreen = true
    return true
  }

  /// Takes away the alert that is up.
  public func dismissAlert() {
    guard let alert else { return }
    runtime.record(.navigate, to: actor, name: "dismiss", value: .string(alert.title))
    self.alert = nil
    isAlertSeen = false
    needsScreen = true
  }

  /// The alert that a person sees; nil also where the screen that it is on is out of the window.
  public var alertSeen: Alert? { isAlertSeen ? alert : nil }

  /// A tap on a button of the alert: it goes, then the button tells.
  func tapAlert(_ button: Alert.Button) {
    dismissAlert()
    button.onTap?()
  }

  // MARK: Toast

  /// Shows a toast at once, in place of the one shown, for two seconds.
  public func showToast(_ text: String) {
    setToast(text)
    toastTimer?.cancel()
    toastTimer = runtime.schedule(after: Self.toastTime, for: self, "toast", settles: false) {
      $0.setToast(nil)
    }
  }

  /// Shows a text as the toast, or none; for those who hold it in a state of their own.
  public func setToast(_ text: String?) {
    guard !areSame(text, toast) else { return }
    let old = toast
    toast = text
    needsScreen = true
    if runtime.isRecording {
      runtime.recordRender(
        of: actor, name: "toast",
        change: Change("toast", old: old.map { .string($0) }, new: text.map { .string($0) }))
    }
  }

  // MARK: The screen as text

  /// What a person sees, as lines of text.
  public var screen: [String] {
    var lines = [stack.map(\.name).joined(separator: " › ")]
    if let top, top.isAttached { top.draw(into: &lines) }
    if let toast { lines.append(ScreenText.inOneLine("« \(toast) »")) }
    if let alert = alertSeen {
      let buttons = alert.buttons.map { "[\($0.title)]" }.joined(separator: "  ")
      lines.append(ScreenText.inOneLine("! \(alert.title)  \(buttons)"))
    }
    return lines
  }

  private func endTick() {
    // Without a trace not every change says that it was one, so whoever watches has every moment looked at.
    let isRecorded = needsScreen && recordsScreens && runtime.isRecording
    guard isRecorded || onScreen != nil else { return }
    needsScreen = false
    let screen = screen
    guard !areSame(screen, lastScreen) else { return }
    lastScreen = screen
    onScreen?(screen)
    if recordsScreens, runtime.isRecording { recordScreen(screen) }
  }

  private func recordScreen(_ screen: [String]) {
    runtime.recordScreen(actor, .array(screen.map { .string($0) }))
  }
}
