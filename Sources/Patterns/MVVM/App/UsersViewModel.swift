import BlogDomain
import Runtime

/// A list of people: scene A, those followed, which asks before it unfollows; scene B, those suggested, which
/// does not.
final class UsersViewModel: TableViewModel {
  /// Whether to stop following must be asked before it is done.
  private(set) lazy var questions: Signal<UnfollowQuestion> = signal("questions")

  /// Which list it is.
  let name: String

  private let format: NameFormat
  private let asks: Bool

  /// Scene A.
  static func following(_ context: Context) -> UsersViewModel {
    UsersViewModel(context, .following, .star, asks: true)
  }

  /// Scene B.
  static func suggested(_ context: Context) -> UsersViewModel {
    UsersViewModel(context, .suggested, .at, asks: false)
  }

  private init(_ context: Context, _ resource: Resource, _ format: NameFormat, asks: Bool) {
    name = resource.name
    self.format = format
    self.asks = asks
    super.init(context, resource)
  }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func cell(_ user: Int) -> UserCellViewModel {
    traced(user) { UserCellViewModel(context, user: user, format) }
  }

  func toggleFollow(user: Int) {
    traced(user) {
      if asks, let question = store.question(beforeToggling: user) {
        questions.send(UnfollowQuestion(text: question, user: user))
      } else {
        store.toggleFollow(user: user)
      }
    }
  }

  /// The question was answered with yes.
  func unfollow(user: Int) { traced(user) { store.unfollow(user: user) } }
}

/// Whether to stop following someone.
struct UnfollowQuestion: Equatable, Loggable {
  let text: String
  let user: Int

  var logged: Logged { .fields(["question": text, "user": user]) }
}

/// A person's row.
final class UserCellViewModel: ViewModel {
  private(set) lazy var name = property("name", text?.name ?? "")
  private(set) lazy var followTitle = property("followTitle", text?.follow.title ?? "")
  private(set) lazy var isFollowEnabled = property("isFollowEnabled", text?.follow.isEnabled ?? false)

  private let store: BlogStore
  private let user: Int
  private let format: NameFormat

  init(_ context: Context, user: Int, _ format: NameFormat) {
    store = context.store
    self.user = user
    self.format = format
    super.init(context.store.runtime, context.exposure)
    observe(store.user[user]) { viewModel, _ in viewModel.userChanged() }
  }

  private var text: PersonText? { acting { store.user(user).map { PersonText($0, format) } } }

  private func userChanged() {
    guard let text else { return }
    name.set(text.name)
    followTitle.set(text.follow.title)
    isFollowEnabled.set(text.follow.isEnabled)
  }
}
