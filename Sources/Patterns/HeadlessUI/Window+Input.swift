public import ArchTrace
public import Runtime

/// A place where a person can act: who is acted upon, and what that does; nothing where the control is absent,
/// disabled or blocked.
public struct InputTarget {
  /// Whom the input is for; nil where there is nothing of that name.
  public let actor: Actor?
  /// Delivers the input; nil where it does nothing.
  public let deliver: (() -> Void)?

  /// Makes a target.
  public init(actor: Actor?, deliver: (() -> Void)?) {
    self.actor = actor
    self.deliver = deliver
  }
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
  public var alertTitle: TraceValue { alert.map { .string($0.title) } ?? .null }

  /// The text of the toast shown.
  public var toastText: TraceValue { toast.map { .string($0) } ?? .null }

  /// The names of the screens.
  public var stackNames: TraceValue { .array(stack.map { .string($0.name) }) }

  /// Whether a person's input does nothing at present, whatever it is for.
  private var isBlocked: Bool { isTransitioning || alert != nil || top?.isAttached != true }

  private func target(_ view: View?, _ deliver: (() -> Void)?) -> InputTarget {
    InputTarget(actor: view?.actor, deliver: isBlocked ? nil : deliver)
  }

  /// A tap on a button or a row.
  public func tap(_ element: ElementName) -> InputTarget {
    let view = find(element)
    if let cell = view as? Cell, let table = cell.superview as? TableView {
      return target(cell) { table.onSelect?(cell.id) }
    }
    guard let button = view as? Button else { return target(view, nil) }
    return target(button, button.isEnabled ? { button.onTap?() } : nil)
  }

  /// A tap on a button of the alert shown.
  public func tapAlert(_ title: String) -> InputTarget {
    let button = isTransitioning ? nil : alert?.buttons.first { $0.title == title }
    return InputTarget(actor: actor, deliver: button.map { button in { self.tapAlert(button) } })
  }

  /// A pull to refresh.
  public func pull(_ element: String) -> InputTarget {
    guard let view = find(ElementName(element)) as? ContentView else { return target(nil, nil) }
    return target(view) { view.onPull?() }
  }

  /// A scroll that makes a row the first in sight. The table moves first, then tells.
  public func scroll(_ element: String, to row: Int) -> InputTarget {
    guard let table = find(ElementName(element)) as? TableView else { return target(nil, nil) }
    return target(table) {
      table.scroll(to: row)
      table.onScroll?(table.firstVisible)
    }
  }

  /// A text typed in place of a field's. The field changes first, then tells.
  public func type(_ text: String, into element: ElementName) -> InputTarget {
    guard let field = find(element) as? TextField else { return target(nil, nil) }
    return target(field) {
      field.content = text
      field.onChange?(text)
    }
  }

  /// A tap on the back button.
  public func back() -> InputTarget {
    InputTarget(actor: actor, deliver: isBlocked || stack.count < 2 ? nil : { self.onBack?() })
  }

  /// The app is asked for a screen.
  public func open(_ screen: String) -> InputTarget {
    InputTarget(actor: actor, deliver: isBlocked && !stack.isEmpty ? nil : { self.onOpen?(screen) })
  }

  /// A screen leaves the window or comes back: of those with this name the topmost.
  public func attach(_ screen: String, _ isAttached: Bool) -> InputTarget {
    guard let screen = stack.last(where: { $0.name == screen }) else {
      return InputTarget(actor: nil, deliver: nil)
    }
    return InputTarget(actor: screen.actor, deliver: { self.setAttached(screen, isAttached) })
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
