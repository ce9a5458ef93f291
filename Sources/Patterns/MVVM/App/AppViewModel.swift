import BlogDomain
import Runtime

/// What belongs to the app as a whole: what the person must be told, whichever screens are left by then, and the
/// screens that can be asked for.
final class AppViewModel: ViewModel {
  /// The person must be told something.
  private(set) lazy var notices: Signal<Notice> = signal("notices")

  private let context: Context

  init(_ context: Context) {
    self.context = context
    super.init(context.store.runtime, context.exposure)
    observe(context.store.noticed) { $0.notices.send($1) }
  }

  func profile() -> ProfileViewModel { traced { ProfileViewModel(context, user: context.user) } }

  func following() -> UsersViewModel { traced { .following(context) } }

  func suggested() -> UsersViewModel { traced { .suggested(context) } }

  func voices() -> VoicesViewModel { traced { VoicesViewModel(context) } }

  func gallery() -> GalleryViewModel { traced { GalleryViewModel(context) } }

  func categories() -> CategoriesViewModel { traced { CategoriesViewModel(context) } }
}
