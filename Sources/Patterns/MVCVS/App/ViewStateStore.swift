import BlogDomain
import Runtime

/// The view state store. Every navigation, alert, text and scroll is an action here first and on the screen
/// after, save for those named `already…`, where the screen moved first.
final class ViewStateStore: Store<ViewState> {
  init(_ runtime: Runtime, _ state: ViewState = ViewState()) {
    super.init(runtime, .viewState, state)
  }

  // MARK: Navigation

  func open(_ screen: Screen.Content) { traced(screen) { act { $0.screens.append(Screen(screen)) } } }

  /// Leaves the top screen.
  /// - Returns: What it showed; nil where it is the last, which stays.
  func back() -> Screen.Content? {
    traced {
      act { $0.screens.count > 1 ? $0.screens.removeLast().content : nil }
    }
  }

  // MARK: Alerts and toasts

  func askUnfollow(user: Int, question: String) {
    traced([user.logged, question.logged]) { act { $0.ask(question, beforeUnfollowing: user) } }
  }

  func tell(_ notice: Notice) { traced(notice) { act { $0.tell(notice) } } }

  func closeAlert() { traced { act { $0.closeAlert() } } }

  func closeToast() { traced { act { $0.toast = nil } } }

  // MARK: Scrolling

  /// Takes over where a table is after the person scrolled it, or after it lost the rows that it had shown.
  /// - Parameter row: The first in sight.
  func alreadyScrolled(screen: Int, table: String, to row: Int) {
    traced([screen.logged, table.logged, row.logged]) {
      act { state in
        if state.screens.indices.contains(screen) { state.screens[screen].firstRows[table] = row }
      }
    }
  }

  // MARK: Typing

  /// Takes over the text of a field after the person typed it.
  func alreadyTyped(screen: Int, field: String, _ text: String) {
    traced([screen.logged, field.logged, text.logged]) {
      act { state in
        if state.screens.indices.contains(screen) { state.screens[screen].texts[field] = text }
      }
    }
  }
}
