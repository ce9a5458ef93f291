public import ArchTrace
public import Runtime

/// A place where a person can act: who is acted upon, and what that does.
public struct InputTarget {
  /// Why an input does nothing.
  public enum Ignored: String, Sendable, CaseIterable {
    /// There is nothing of that name on the screen.
    case absent
    /// The control takes no input at present.
    case disabled
    /// An alert is up, and the input is not for it.
    case alert
    /// A push or pop is under way.
    case transition
    /// The screen on top has left the window; of a screen that is to leave it, that it has left already.
    case detached
    /// It is so already: the screen is in the window, the table stands at that row.
    case unchanged
    /// The app has connected nothing to it, or the wire is cut.
    case unconnected

    /// What it says, for a person, without a full stop.
    public var statement: String {
      switch self {
      case .absent: "absent, there is no such thing on the screen"
      case .disabled: "disabled, it takes no input now"
      case .alert: "an alert is up"
      case .transition: "a transition is under way"
      case .detached: "detached, the screen is not in the window"
      case .unchanged: "unchanged, it is so already"
      case .unconnected: "unconnected, nothing listens to it"
      }
    }
  }

  /// What becomes of the input.
  public enum Effect {
    /// It is delivered.
    case delivered(() -> Void)
    /// It does nothing.
    case ignored(Ignored)
  }

  /// Whom the input is for; nil where there is nothing of that name.
  public let actor: Actor?
  /// What becomes of the input.
  public let effect: Effect

  /// Makes a target.
  public init(actor: Actor?, _ effect: Effect) {
    self.actor = actor
    self.effect = effect
  }

  /// A place where an input does nothing.
  public static func ignored(_ reason: Ignored, _ actor: Actor? = nil) -> InputTarget {
    InputTarget(actor: actor, .ignored(reason))
  }

  /// Delivers the input; nil where it does nothing.
  public var deliver: (() -> Void)? { if case .delivered(let deliver) = effect { deliver } else { nil } }

  /// Why the input does nothing; nil where it is delivered.
  public var ignored: Ignored? { if case .ignored(let reason) = effect { reason } else { nil } }
}

/// Names something on the screen: a part of it, perhaps a row in its table, perhaps a member of either.
public struct ElementName {
  /// The part's element name: `header`, `gallery.images`.
  public let container: String
  /// The row in its table, from 0.
  public let row: Int?
  /// The member's name: `follow`, `state`; nil where the row or the part itself is meant.
  public let member: String?

  /// Makes a name.
  public init(_ container: String, row: Int? = nil, member: String? = nil) {
    self.container = container
    self.row = row
    self.member = member
  }
}

extension ElementName: ExpressibleByStringLiteral {
  /// Reads a path as scenarios write it: `header.follow`, `blogs[3].like`, `blogs[3]`. A part whose name has a
  /// point in it cannot be written so.
  public init(path: String) {
    let parts = path.split(separator: ".", maxSplits: 1)
    let names = parts[0].split(separator: "[")
    row = names.dropFirst().first.flatMap { Int($0.dropLast()) }
    container = String(names[0])
    member = parts.count > 1 ? String(parts[1]) : nil
  }

  /// Reads a path.
  public init(stringLiteral path: String) { self.init(path: path) }
}

extension Window {
  /// What a person sees of an element; null where there is nothing.
  public func value(of element: ElementName) -> TraceValue {
    guard let view = owner(of: element), let member = element.member else {
      return find(element)?.read("") ?? .null
    }
    return view.read(member) ?? view.member(named: "." + member)?.read("") ?? .null
  }

  /// Whether a button is enabled, as a person sees it; null where there is none.
  public func readEnabled(_ element: ElementName) -> TraceValue { find(element)?.read("enabled") ?? .null }

  /// The title of the alert shown.
  public var alertTitle: TraceValue { alertSeen.map { .string($0.title) } ?? .null }

  /// The text of the toast shown.
  public var toastText: TraceValue { toast.map { .string($0) } ?? .null }

  /// The names of the screens.
  public var stackNames: TraceValue { .array(stack.map { .string($0.name) }) }

  /// Why a person's input does nothing at present, whatever on the screen it is for; nil where it does something.
  private var block: InputTarget.Ignored? {
    if isTransitioning { return .transition }
    if alertSeen != nil { return .alert }
    if let top, !top.isAttached { return .detached }
    return top == nil ? .absent : nil
  }

  /// An input for a view that does something on its own.
  private func target(_ view: View?, _ deliver: @escaping () -> Void) -> InputTarget {
    if let block { return .ignored(block, view?.actor) }
    return view.map { InputTarget(actor: $0.actor, .delivered(deliver)) } ?? .ignored(.absent)
  }

  /// An input for a view that does nothing but go through a wire.
  private func target<Value>(
    _ view: View?, _ wire: Action<Value>?, _ deliver: @escaping (Action<Value>) -> Void
  ) -> InputTarget {
    guard block == nil, let view else { return target(view) {} }
    guard let wire, !wire.isCut else { return .ignored(.unconnected, view.actor) }
    return target(view) { deliver(wire) }
  }

  /// A tap on a button or a row.
  public func tap(_ element: ElementName) -> InputTarget {
    let view = find(element)
    if let cell = view as? Cell, let table = cell.superview as? TableView {
      return target(cell, table.onSelect) {
        $0(cell.id, method: "didSelectRow(at:)", .int(cell.index))
      }
    }
    guard let button = view as? Button else { return .ignored(block ?? .absent, view?.actor) }
    if block == nil, !button.isEnabled { return .ignored(.disabled, button.actor) }
    return target(button, button.onTap) { $0() }
  }

  /// A tap on a button of the alert shown.
  public func tapAlert(_ title: String) -> InputTarget {
    if isTransitioning { return .ignored(.transition, actor) }
    guard let button = alertSeen?.buttons.first(where: { areSame($0.title, title) }) else {
      return .ignored(.absent, actor)
    }
    return InputTarget(actor: actor, .delivered { self.tapAlert(button) })
  }

  /// A pull to refresh.
  public func pull(_ element: String) -> InputTarget {
    let view = find(ElementName(element)) as? ContentView
    return target(view, view?.onPull) { $0() }
  }

  /// A scroll that makes a row the first in sight. The table moves first, then tells; where it stands there already, or
  /// cannot go further, it does neither.
  public func scroll(_ element: String, to row: Int) -> InputTarget {
    let table = find(ElementName(element)) as? TableView
    if block == nil, let table, !table.moves(to: row) { return .ignored(.unchanged, table.actor) }
    return target(table) {
      table?.dragged(to: row)
      if let table { table.onScroll?(table.firstVisible, method: "didScroll(to:)", .int(table.firstVisible)) }
    }
  }

  /// A text typed in place of a field's. The field changes first, then tells.
  public func type(_ text: String, into element: ElementName) -> InputTarget {
    let field = find(element) as? TextField
    return target(field) {
      field?.content = text
      field?.onChange?(text)
    }
  }

  /// A tap on the back button.
  public func back() -> InputTarget {
    if let block { return .ignored(block, actor) }
    if stack.count < 2 { return .ignored(.absent, actor) }
    guard let onBack, !onBack.isCut else { return .ignored(.unconnected, actor) }
    return InputTarget(actor: actor, .delivered { onBack() })
  }

  /// The app is asked for a screen.
  public func open(_ screen: String) -> InputTarget {
    if let block, !stack.isEmpty { return .ignored(block, actor) }
    guard let onOpen, !onOpen.isCut else { return .ignored(.unconnected, actor) }
    return InputTarget(actor: actor, .delivered { onOpen(screen) })
  }

  /// A screen leaves the window or comes back: of those with this name the topmost.
  public func attach(_ screen: String, _ isAttached: Bool) -> InputTarget {
    guard let screen = stack.last(where: { $0.name == screen }) else { return .ignored(.absent) }
    if isAttached == screen.isAttached {
      return .ignored(isAttached ? .unchanged : .detached, screen.actor)
    }
    return InputTarget(actor: screen.actor, .delivered { self.setAttached(screen, isAttached) })
  }

  /// The view of an element, where a person sees it. What belongs to the screen as a whole is a part by itself.
  private func find(_ element: ElementName) -> View? {
    guard let member = element.member else { return owner(of: element) }
    if let owner = owner(of: element) { return owner.member(named: "." + member) }
    guard let top, top.isAttached, element.row == nil else { return nil }
    return top.part("\(element.container).\(member)")
  }

  /// The part or row that an element belongs to, where a person sees it.
  private func owner(of element: ElementName) -> View? {
    guard let top, top.isAttached, let view = top.part(element.container) else { return nil }
    guard let row = element.row else { return view }
    return (view as? TableView)?.cell(at: row)
  }
}

extension View {
  /// The part of a screen with an element name, where it is seen.
  fileprivate func part(_ name: String) -> View? {
    for view in subviews where !view.isHidden && !conceals(view) {
      if view.element == name { return view }
      if view.holdsParts, let part = view.part(name) { return part }
    }
    return nil
  }

  /// The member of a part or row with an element name, where it is seen: `.follow`.
  fileprivate func member(named name: String) -> View? {
    for view in subviews where !view.isHidden && !conceals(view) {
      if view.element == name { return view }
      if view.holdsParts, let member = view.member(named: name) { return member }
    }
    return nil
  }

  /// Whether what it holds may be looked through: a row is found by its place only.
  private var holdsParts: Bool { !subviews.isEmpty && !(self is Cell) }
}
