import BlogDomain
import Runtime

/// What belongs to the app as a whole: how the changes ended that the server was asked for, whichever screens are left
/// by then.
final class AppViewModel: ViewModel {
  /// What the person must be told.
  private(set) lazy var messages = settled.compactMap(as: "messages", Self.failure)
  /// What is said in passing.
  private(set) lazy var toast = Property<String?>(of: self, "toast", nil)

  /// How long a toast is shown, in milliseconds.
  private static let toastTime = 2000
  private lazy var settled = observe(store.settled)
  private let store: BlogStore
  private var toastTimer: Appointment?

  init(_ store: BlogStore) {
    self.store = store
    super.init(store.runtime)
    bind(settled.compactMap(Self.success)) { $0.show($1) }
  }

  private static func failure(_ settlement: Settlement) -> Message? {
    switch (settlement.write, settlement.isDone) {
    case (.follow, false): Message(Strings.couldNotFollow)
    case (.unfollow, false): Message(Strings.couldNotUnfollow)
    case (.like, false): Message(Strings.couldNotLike)
    case (.share, false): Message(Strings.couldNotShare)
    case (_, true): nil
    }
  }

  private static func success(_ settlement: Settlement) -> String? {
    switch (settlement.write, settlement.isDone) {
    case (.share, true): Strings.shared
    case (.follow, _), (.unfollow, _), (.like, _), (.share, false): nil
    }
  }

  private func show(_ text: String) {
    toast.set(text)
    toastTimer?.cancel()
    toastTimer = runtime.schedule(after: Self.toastTime, for: self, "toast", settles: false) {
      $0.toast.set(nil)
    }
  }
}
