import BlogDomain
import Runtime

/// What belongs to the app as a whole: what the person must be told, whichever screens are left by then.
final class AppViewModel: ViewModel {
  @Observed("messages") private var messages = MessageQueue()
  /// What is said in passing.
  @Observed("toast") private(set) var toast: String? = nil

  /// How long a toast is shown, in milliseconds.
  private static let toastTime = 2000
  private var toastTimer: Appointment?

  /// What the person is to be told now.
  var message: Message? { messages.waiting.first }

  /// Has the person told or asked something, after what is to be told before.
  func show(_ message: Message) { traced(message) { messages.append(message) } }

  /// A button of the message was tapped.
  func answer(_ button: String) { traced(button) { messages.removeFirst()?.answer?(button) } }

  /// A change that the server was asked for is settled.
  func settled(_ write: Write, isDone: Bool) {
    traced(write.request.route, isDone) {
      switch (write, isDone) {
      case (.follow, false): show(Message(Strings.couldNotFollow))
      case (.unfollow, false): show(Message(Strings.couldNotUnfollow))
      case (.like, false): show(Message(Strings.couldNotLike))
      case (.share, false): show(Message(Strings.couldNotShare))
      case (.share, true): show(Strings.shared)
      case (.follow, true), (.unfollow, true), (.like, true): break
      }
    }
  }

  private func show(_ toast: String) {
    self.toast = toast
    toastTimer?.cancel()
    toastTimer = runtime.schedule(after: Self.toastTime, for: self, "toast", settles: false) {
      $0.toast = nil
    }
  }
}
