import BlogDomain
import Runtime

/// What belongs to the app as a whole: what the person must be told, whichever screens are left by then.
final class AppViewModel: ViewModel {
  /// The person must be told something.
  private(set) lazy var notices: Signal<Notice> = signal("notices")

  init(_ store: BlogStore) {
    super.init(store.runtime)
    observe(store.noticed) { $0.notices.send($1) }
  }
}
