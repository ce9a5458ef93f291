import BlogDomain
import Runtime

/// A list of people: scene A, those followed, which asks before it unfollows; scene B, those suggested, which
/// does not.
final class UsersViewModel: FeedViewModel {
  /// Which list it is.
  let name: String

  private let format: (String) -> String
  private let asks: Bool
  /// Whose unfollowing the person is asked about.
  @Observed("asked") private var asked: Int? = nil

  /// Scene A.
  static func following(_ context: Context) -> UsersViewModel {
    UsersViewModel(
      context, .following, failure: Strings.couldNotLoadFollowing, Strings.followedName, asks: true)
  }

  /// Scene B.
  static func suggested(_ context: Context) -> UsersViewModel {
    UsersViewModel(
      context, .suggested, failure: Strings.couldNotLoadSuggestions, Strings.suggestedName, asks: false)
  }

  private init(
    _ context: Context, _ resource: Resource, failure: String, _ format: @escaping (String) -> String,
    asks: Bool
  ) {
    name = resource.name
    self.format = format
    self.asks = asks
    super.init(context, resource, failure: failure)
  }

  /// Makes the view model of a row in sight.
  func cell(_ user: Int) -> UserCellViewModel {
    traced(user) { UserCellViewModel(context, user: user, format) }
  }

  func toggleFollow(user: Int) {
    traced(user) {
      guard let person = context.store[user: user] else { return }
      if asks, person.isFollowed {
        asked = user
        context.app.show(
          Message(
            Strings.stopFollowing(person.name), buttons: [Strings.cancel, Strings.unfollow],
            answer: Action("answer", .block, from: context.app, to: self) { $0.answer($1) }))
      } else {
        context.send(person.isFollowed ? .unfollow(user) : .follow(user), for: self)
      }
    }
  }

  /// A button of the message was tapped.
  func answer(_ button: String) {
    traced(button) {
      guard let user = asked else { return }
      asked = nil
      if button == Strings.unfollow { context.send(.unfollow(user), for: self) }
    }
  }
}

/// A person's row.
final class UserCellViewModel: ViewModel {
  private let store: BlogStore
  private let id: Int
  private let format: (String) -> String

  init(_ context: Context, user: Int, _ format: @escaping (String) -> String) {
    store = context.store
    id = user
    self.format = format
    super.init(context.service.runtime)
  }

  private var user: User? { acting { store[user: id] } }

  var name: String { user.map { format($0.name) } ?? "" }

  var followTitle: String { user.map { $0.isFollowed ? Strings.following : Strings.follow } ?? "" }

  var isFollowEnabled: Bool { user.map { $0.pending == nil } ?? false }
}
