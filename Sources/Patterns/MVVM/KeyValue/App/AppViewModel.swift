import BlogDomain
import Runtime

/// What belongs to the app as a whole: what came of the changes that the server was asked for, whichever screens are
/// left by then.
final class AppViewModel: ViewModel {
  /// What the person must be told, told each time that it is.
  @Dynamic private(set) var message: Message? = nil
  /// What is said in passing.
  @Dynamic private(set) var toast: String? = nil

  /// How long a toast is shown, in milliseconds.
  private static let toastTime = 2000
  private var toastTimer: Appointment?

  init(_ context: Context) {
    super.init(context.service.runtime)
    keep(context.store.settled.add(self) { $0.settled($1) })
  }

  private func settled(_ settlement: Settlement) {
    switch (settlement.write, settlement.isDone) {
    case (.follow, false): message = Message(Strings.couldNotFollow)
    case (.unfollow, false): message = Message(Strings.couldNotUnfollow)
    case (.like, false): message = Message(Strings.couldNotLike)
    case (.share, false): message = Message(Strings.couldNotShare)
    case (.share, true): show(Strings.shared)
    case (.follow, true), (.unfollow, true), (.like, true): break
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
