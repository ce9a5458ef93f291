import BlogDomain
import Runtime

/// Presents what belongs to the app as a whole: what came of the changes that the server was asked for, whichever
/// screens are left by then.
final class AppPresenter: Presenter {
  /// What the person must be told.
  var alertHandler: Action<String>?
  /// What is said in passing, nil where that has been seen for long enough.
  var toastHandler: Action<String?>?

  /// How long a toast is shown, in milliseconds.
  private static let toastTime = 2000
  private lazy var toast = StateCell(of: self, at: "toast", Single<String?>(nil))
  private var toastTimer: Appointment?

  init(_ context: Context) {
    super.init(context.store.runtime)
    keep(context.store.settled.add(self) { $0.settled($1) })
  }

  private func settled(_ settlement: Settlement) {
    switch (settlement.write, settlement.isDone) {
    case (.follow, false): alertHandler?(Strings.couldNotFollow)
    case (.unfollow, false): alertHandler?(Strings.couldNotUnfollow)
    case (.like, false): alertHandler?(Strings.couldNotLike)
    case (.share, false): alertHandler?(Strings.couldNotShare)
    case (.share, true): show(Strings.shared)
    case (.follow, true), (.unfollow, true), (.like, true): break
    }
  }

  private func show(_ text: String) {
    setToast(text)
    toastTimer?.cancel()
    toastTimer = runtime.schedule(after: Self.toastTime, for: self, "toast", settles: false) {
      $0.setToast(nil)
    }
  }

  private func setToast(_ text: String?) {
    guard text != toast.value.value else { return }
    toast.set(Single(text))
    toastHandler?(text)
  }
}
