import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

/// Something that a person, or the world, can do at a moment, as the step that does it.
public struct Control: Hashable, Sendable {
  /// The step. What a person must add (the text typed, the row scrolled to, what the server changes) is as it is now.
  public let action: Step.Action
  /// What a person reads there: a button's title, a row's first text; nil where there is nothing to read.
  public let shown: String?
  /// Whether anything comes of it at this moment: nothing does of what is disabled, or behind an alert.
  public let isEffective: Bool
}

extension Player {
  /// Everything that can be done at this moment: what is in the way first, then the screen from top to bottom, then
  /// what is about the screen as a whole, then the world.
  public var controls: [Control] {
    guard let window else { return [] }
    let ways: [(Step.Action, InputTarget)] =
      window.stack.count > 1 ? [(.back, window.back())] : []
    return alertControls(window) + touches(window) + pulls(window) + scrolls(window)
      + ways.map { Control(action: $0, shown: nil, isEffective: $1.deliver != nil) }
      + ScreenName.openable.map { screen in
        Control(
          action: .open(screen), shown: nil, isEffective: window.open(screen.rawValue).deliver != nil)
      } + worldControls(window)
  }

  private func alertControls(_ window: Window) -> [Control] {
    guard let alert = window.alertSeen else { return [] }
    return alert.buttons.map { button in
      Control(
        action: .alert(button.title), shown: alert.title,
        isEffective: window.tapAlert(button.title).deliver != nil)
    }
  }

  /// The buttons and rows to tap, and the fields to type into.
  private func touches(_ window: Window) -> [Control] {
    ElementPath.all { self.read($0) }.compactMap { path in
      guard case .element = path.target else { return nil }
      switch path.touch {
      case .none: return nil
      case .button, .row:
        let target = window.tap(path.elementName)
        guard target.actor != nil else { return nil }
        return Control(action: .tap(path), shown: shown(path), isEffective: target.deliver != nil)
      case .field:
        let target = window.type("", into: path.elementName)
        guard target.actor != nil, case .string(let text) = read(path) else { return nil }
        return Control(action: .type(text, into: path), shown: text, isEffective: target.deliver != nil)
      }
    }
  }

  private func shown(_ path: ElementPath) -> String? {
    for suffix in ["", ".title", ".name"] {
      if let text = ElementPath(path.text + suffix), case .string(let text) = read(text) { return text }
    }
    return nil
  }

  private func pulls(_ window: Window) -> [Control] {
    Pullable.allCases.compactMap { part in
      let target = window.pull(part.rawValue)
      guard target.actor != nil else { return nil }
      return Control(action: .pull(part), shown: nil, isEffective: target.deliver != nil)
    }
  }

  /// The tables that have rows out of sight.
  private func scrolls(_ window: Window) -> [Control] {
    TableName.allCases.compactMap { table in
      let target = window.scroll(table.rawValue, to: 0)
      guard target.actor != nil, let count = ElementPath("\(table.rawValue).count").map({ read($0) }),
        case .int(let rows) = count, rows > RowsInSight.count
      else { return nil }
      return Control(
        action: .scroll(table, to: 0), shown: "\(rows) rows", isEffective: target.deliver != nil)
    }
  }

  /// What happens by itself: screens leave the window and come back, the server changes something.
  private func worldControls(_ window: Window) -> [Control] {
    // Of screens with one name the topmost is meant.
    var screens: [ScreenView] = []
    for screen in window.stack.reversed() where !screens.contains(where: { $0.name == screen.name }) {
      screens.append(screen)
    }
    let each = screens.compactMap { screen in
      ScreenName(rawValue: screen.name).map {
        Control(action: screen.isAttached ? .detach($0) : .attach($0), shown: nil, isEffective: true)
      }
    }
    let change = UserChange(followers: world.user.followers + 1)
    return each + [Control(action: .push(.user(id: world.user.id, change)), shown: nil, isEffective: true)]
  }
}

extension ElementPath {
  /// What a person may do to it.
  fileprivate var touch: PathCatalogue.Touch {
    RowPattern(text).flatMap { PathCatalogue.byName[$0.name] }?.touch ?? .none
  }
}
