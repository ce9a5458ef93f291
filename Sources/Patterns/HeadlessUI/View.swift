public import ArchTrace
public import Runtime

/// A node of the view tree. What it shows is on record as long as a person can see it.
///
/// A view is named by its element path, which is the same in all patterns whatever objects a pattern builds:
/// absolute (`header`), or relative to the nearest named view above it (`.name`).
open class View: Participant {
  /// How a container lays out its subviews as text.
  public enum Axis: Sendable {
    case horizontal, vertical
  }

  /// The view that holds this one.
  public var superview: View? { parent }
  /// The views that this one holds, in the order shown.
  public private(set) var subviews: [View] = []
  /// The element name; empty where nobody names it.
  public let element: String
  /// How the subviews are laid out.
  public let axis: Axis
  private let isRelative: Bool
  /// Not weak, which would be slow, since it is asked for at every change; a view lets go of its subviews when it
  /// goes.
  private unowned(unsafe) var parent: View?
  private var knownPath: String?
  private var knownProperty: (suffix: String, path: String)?  // the last one that changed

  /// Whether the view is left out, with everything in it.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return runtime.countIdleRender() }
      guard recordsAppearance(), let superview, superview.isOnScreen,
        !superview.conceals(self)
      else { return }
      if isHidden { recordRemoval(from: superview) } else { recordInsertion(in: superview) }
    }
  }

  /// Makes a view.
  /// - Parameters:
  ///   - element: Its element name: absolute, or relative with a leading dot.
  ///   - axis: How its subviews are laid out.
  ///   - subviews: What it holds.
  ///   - isParticipant: Whether it can act or be acted upon; a label cannot.
  public init(
    _ runtime: Runtime, _ element: String = "", axis: Axis = .vertical, _ subviews: [View] = [],
    isParticipant: Bool = true
  ) {
    self.element = element
    self.axis = axis
    isRelative = element.isEmpty || element.utf8.first == UInt8(ascii: ".")
    super.init(runtime, isParticipant ? .view : nil)
    runtime.countView()
    for view in subviews { add(view) }
  }

  deinit {
    for view in subviews { view.parent = nil }
  }

  // MARK: The tree

  /// Adds a view below the others.
  public final func add(_ view: View) {
    subviews.append(view)
    view.move(to: self)
    if view.isOnScreen { view.recordInsertion(in: self) }
  }

  /// Puts a view in at a place among the others.
  /// - Parameter place: From 0; the number of subviews is the place below them all.
  public final func insert(_ view: View, at place: Int) {
    subviews.insert(view, at: min(max(place, 0), subviews.count))
    view.move(to: self)
    if view.isOnScreen { view.recordInsertion(in: self) }
  }

  /// Takes a view out.
  public final func remove(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    if view.isOnScreen { view.recordRemoval(from: self) }
    subviews.remove(at: index)
    view.move(to: nil)
  }

  private func move(to parent: View?) {
    guard parent !== self.parent else { return }
    self.parent = parent
    forgetPath()
  }

  /// Whatever the path is made of has changed.
  final func forgetPath() {
    knownPath = nil
    knownProperty = nil
    for view in subviews { view.forgetPath() }
  }

  /// Inserts or removes without a line of its own, for containers that record it their own way.
  final func setSubviews(_ views: [View]) {
    for view in subviews where !views.contains(where: { $0 === view }) { view.move(to: nil) }
    subviews = views
    for view in views { view.move(to: self) }
  }

  /// Whether a subview is left out because of the state that this view is in.
  open func conceals(_ subview: View) -> Bool { false }

  /// Whether a person sees it: nothing above it is hidden, and its screen is on top and attached.
  public final var isOnScreen: Bool { windowInSight != nil }

  /// The window in which a person sees the view; nil where nobody does.
  private var windowInSight: Window? {
    var view = self
    while let parent = view.parent {
      if view.isHidden || parent.conceals(view) { return nil }
      view = parent
    }
    return view as? Window
  }

  /// The element path: `blogs[3].like`.
  public final var path: String {
    if let knownPath { return knownPath }
    let path = makePath()
    knownPath = path
    return path
  }

  /// The path of a property that it shows: `blogs[3].like.enabled`.
  private func path(of suffix: String) -> String {
    if suffix.isEmpty { return path }
    if let knownProperty, knownProperty.suffix == suffix { return knownProperty.path }
    let path = path + suffix
    knownProperty = (suffix, path)
    return path
  }

  func makePath() -> String {
    guard isRelative, let parent else { return element }
    return element.isEmpty ? parent.path : parent.path + element
  }

  // MARK: The responder chain

  /// Whoever is asked after the view: by default the view above it.
  public weak var responder: (any Responder)?

  /// Handles a routed event; nil where the view does not know it.
  open func handler(for event: String) -> ((Int) -> Void)? { nil }

  // MARK: What it shows

  /// The properties it shows, named by what follows its path.
  open var shown: [(suffix: String, value: TraceValue)] { [] }

  /// The value under a name below its path, which is empty for the view's own text; nil where there is none.
  open func read(_ property: String) -> TraceValue? { nil }

  /// Its text within a line; nil where it has none.
  open var text: String? { nil }

  /// Draws the view as lines of text.
  open func draw(into lines: inout [String]) {
    switch axis {
    case .horizontal:
      if let line = inlineText { lines.append(line) }
    case .vertical:
      if let text { lines += ScreenText.lines(text) }
      for view in subviews where !view.isHidden && !conceals(view) { view.draw(into: &lines) }
    }
  }

  /// Its text and that of everything in it, in one line.
  public final var inlineText: String? {
    var parts: [String] = []
    collectText(into: &parts)
    return parts.isEmpty ? nil : parts.joined(separator: "  ")
  }

  private func collectText(into parts: inout [String]) {
    if let text { parts.append(ScreenText.inOneLine(text)) }
    for view in subviews where !view.isHidden && !conceals(view) { view.collectText(into: &parts) }
  }

  // MARK: On record

  /// Whether hiding and showing the view is a line of its own; false where its container records it.
  func recordsAppearance() -> Bool { true }

  /// Records that a property changed, where a person can see it.
  /// - Parameters:
  ///   - suffix: What follows the view's path in the property's name.
  public final func changed<V: Loggable & Equatable>(_ suffix: String, _ old: V, _ new: V) {
    guard !areSame(old, new) else { return runtime.countIdleRender() }
    guard let window = windowInSight else { return }
    window.needsScreen = true
    guard runtime.isRecording else { return }
    let path = path(of: suffix)
    runtime.recordRender(of: recorded, name: path, change: Change(path, old: old.logged, new: new.logged))
  }

  /// Records several changes as one line.
  final func changed(_ changes: [Change]) {
    guard !changes.isEmpty, let window = windowInSight else { return }
    window.needsScreen = true
    runtime.recordRender(of: recorded, name: path, changes: changes)
  }

  /// Whose change it is on record: the view's, or that of the nearest one above it that is a participant.
  private var recorded: Actor {
    var view = self
    while view.actor == .nobody, let parent = view.superview { view = parent }
    return view.actor
  }

  /// Everything that the view and its subviews show.
  final func allShown() -> [Change] {
    guard runtime.isRecording else { return [] }
    var changes: [Change] = []
    collectShown(into: &changes)
    return changes
  }

  private func collectShown(into changes: inout [Change]) {
    let path = path
    for (suffix, value) in shown {
      changes.append(Change(suffix.isEmpty ? path : path + suffix, old: nil, new: value))
    }
    for view in subviews where !view.isHidden && !conceals(view) { view.collectShown(into: &changes) }
  }

  final func recordInsertion(in parent: View) {
    Window.of(parent)?.needsScreen = true
    guard runtime.isRecording else { return }
    let path = path
    let changes = allShown()
    if !changes.isEmpty { runtime.recordRender(of: parent.recorded, name: path, changes: changes) }
  }

  final func recordRemoval(from parent: View) {
    Window.of(parent)?.needsScreen = true
    guard runtime.isRecording else { return }
    let path = path
    var changes = shown.map { Change(path + $0.suffix, old: $0.value, new: nil) }
    // Where a view says nothing of its own, what goes with it is all that a person sees go.
    if changes.isEmpty { changes = allShown().map { Change($0.path, old: $0.new, new: nil) } }
    if !changes.isEmpty { runtime.recordRender(of: parent.recorded, name: path, changes: changes) }
  }
}
