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

extension Window {
  /// What is on the screen under an element path.
  /// - Parameter path: `header.follow`, `blogs[3].like`, `alert`, `toast`, `stack`.
  /// - Returns: The value a person sees, null where there is nothing.
  public func read(path: String) -> TraceValue {
    switch path {
    case "alert": alert.map { .string($0.title) } ?? .null
    case "toast": toast.map { .string($0) } ?? .null
    case "stack": .array(stack.map { .string($0.name) })
    case _: find(path, isInput: false).flatMap { $0.view.read($0.property) } ?? .null
    }
  }

  /// Whether a person's input does nothing at present, whatever it is for.
  private var isBlocked: Bool { isTransitioning || alert != nil || top?.isAttached != true }

  private func target(_ view: View?, _ deliver: (() -> Void)?) -> InputTarget {
    InputTarget(actor: view?.actor, deliver: isBlocked ? nil : deliver)
  }

  /// A tap on a button or a row.
  public func tap(_ path: String) -> InputTarget {
    guard let (view, property) = find(path) else { return target(nil, nil) }
    if let cell = view as? Cell, let table = cell.superview as? TableView {
      return target(cell) { table.onSelect?(cell.id) }
    }
    guard let button = view as? Button, property.isEmpty else { return target(view, nil) }
    return target(button, button.isEnabled ? { button.onTap?() } : nil)
  }

  /// A tap on a button of the alert shown.
  public func tapAlert(_ title: String) -> InputTarget {
    let button = isTransitioning ? nil : alert?.buttons.first { $0.title == title }
    return InputTarget(actor: actor, deliver: button.map { button in { self.tapAlert(button) } })
  }

  /// A pull to refresh.
  public func pull(_ element: String) -> InputTarget {
    guard let view = find(element)?.view as? ContentView else { return target(nil, nil) }
    return target(view) { view.onPull?() }
  }

  /// A scroll that makes a row the first in sight. The table moves first, then tells.
  public func scroll(_ element: String, to row: Int) -> InputTarget {
    guard let table = find(element)?.view as? TableView else { return target(nil, nil) }
    return target(table) {
      table.scroll(to: row)
      table.onScroll?(table.firstVisible)
    }
  }

  /// A text typed in place of a field's. The field changes first, then tells.
  public func type(_ text: String, into path: String) -> InputTarget {
    guard let field = find(path)?.view as? TextField else { return target(nil, nil) }
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

  /// The view that a path names, with the property of it that is meant.
  private func find(_ path: String, isInput: Bool = true) -> (view: View, property: String)? {
    guard let top, top.isAttached else { return nil }
    return top.find(Substring(path), isInput: isInput)
  }
}

extension View {
  /// Finds what a path below this view names: an element of its own, or a property of the nearest one.
  /// - Parameter isInput: Whether the path is acted upon: `blogs.more` is then the button rather than whether
  ///   there is one.
  fileprivate func find(_ path: Substring, isInput: Bool) -> (view: View, property: String)? {
    var best: (view: View, rest: Substring)?
    search(path, &best)
    guard let (view, rest) = best else { return nil }
    if rest.isEmpty { return (view, "") }
    if rest.first == "[" {
      guard let table = view as? TableView, let end = rest.firstIndex(of: "]"),
        let index = Int(rest[..<end].dropFirst()), let cell = table.cell(at: index)
      else { return nil }
      let rest = rest[end...].dropFirst()
      return rest.isEmpty ? (cell, "") : cell.find(rest, isInput: isInput)
    }
    let property = String(rest.dropFirst())
    if !isInput, view.read(property) != nil { return (view, property) }
    return view.find(rest, isInput: isInput) ?? (view, property)
  }

  /// Keeps the view in sight whose element name covers most of the path.
  private func search(_ path: Substring, _ best: inout (view: View, rest: Substring)?) {
    for view in subviews where !view.isHidden && !conceals(view) && !(view is Cell) {
      if !view.element.isEmpty, path.hasPrefix(view.element) {
        let rest = path.dropFirst(view.element.count)
        let isWhole = rest.isEmpty || rest.first == "." || rest.first == "["
        if isWhole, best.map({ rest.count < $0.rest.count }) ?? true { best = (view, rest) }
      }
      view.search(path, &best)
    }
  }
}
