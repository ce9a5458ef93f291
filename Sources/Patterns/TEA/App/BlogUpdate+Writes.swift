import BlogDomain
import Runtime

/// What a wish to change something on the server makes of the state, and what the person is told of it.
extension AppState {
  mutating func toggleFollow(_ user: Int) -> [Effect] { begin(document.toggleFollow(user)) }

  mutating func begin(_ write: Write) -> [Effect] {
    document.begin(write) == nil ? [] : [.request(.write(write))]
  }

  mutating func finish(_ write: Write, _ response: Response) -> [Effect] {
    let isDone = document.settle(write, with: response)
    switch write {
    case .follow: return isDone ? [] : tell(Strings.couldNotFollow)
    case .unfollow: return isDone ? [] : tell(Strings.couldNotUnfollow)
    case .like: return isDone ? [] : tell(Strings.couldNotLike)
    case .share:
      if !isDone { return tell(Strings.couldNotShare) }
      toast = Toast(number: nextNumber(), text: Strings.shared)
      return []
    }
  }

  // MARK: Alerts

  /// Tells of something that failed.
  mutating func tell(_ failure: String) -> [Effect] {
    wait(Dialog(number: nextNumber(), content: .failure(failure)))
    return []
  }

  /// Has an alert wait for its turn.
  mutating func wait(_ dialog: Dialog) { waiting.append(dialog) }

  /// Puts up the alert that has waited longest, where none is up and there is a screen that can show it.
  mutating func raiseAlert() {
    guard alert == nil, !waiting.isEmpty, screens.last?.isAttached == true else { return }
    alert = waiting.removeFirst()
  }

  mutating func confirmUnfollow() -> [Effect] {
    guard case .unfollow(let user, _)? = alert?.content else { return [] }
    alert = nil
    return begin(.unfollow(user))
  }
}
