import BlogDomain
import Runtime

/// A list of people: scene A, those followed, which asks before it unfollows; scene B, those suggested, which
/// does not.
final class UsersViewModel: FeedViewModel {
  /// Which list it is.
  let name: String
  /// What the person is asked before unfollowing.
  private(set) lazy var questions = asked.compactMap(as: "questions") { [store] id in
    id.flatMap { store.user($0).current }.map {
      Message(Strings.stopFollowing($0.name), buttons: [Strings.cancel, Strings.unfollow])
    }
  }

  private let format: (String) -> String
  private let asks: Bool
  /// Whose unfollowing the person is asked about.
  private lazy var asked = Property<Int?>(of: self, "asked", nil)

  /// Scene A.
  static func following(_ store: BlogStore) -> UsersViewModel {
    UsersViewModel(
      store, .following, failure: Strings.couldNotLoadFollowing, Strings.followedName, asks: true)
  }

  /// Scene B.
  static func suggested(_ store: BlogStore) -> UsersViewModel {
    UsersViewModel(
      store, .suggested, failure: Strings.couldNotLoadSuggestions, Strings.suggestedName, asks: false)
  }

  private init(
    _ store: BlogStore, _ resource: Resource, failure: String, _ format: @escaping (String) -> String,
    asks: Bool
  ) {
    name = resource.name
    self.format = format
    self.asks = asks
    super.init(store, resource, failure: failure)
  }

  /// What the person must be told or asked.
  var messages: [Signal<Message>] { [feed.messages, questions] }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func row(_ user: Int) -> UserCellViewModel {
    traced(user) { UserCellViewModel(store, user: user, format) }
  }

  func toggleFollow(user: Int) {
    traced(user) {
      if asks, store.user(user).current?.isFollowed == true {
        asked.set(user)
      } else {
        store.toggleFollow(user: user)
      }
    }
  }

  /// A button of the question was tapped.
  func answer(_ button: String) {
    traced(button) {
      guard let user = asked.value else { return }
      asked.set(nil)
      if button == Strings.unfollow { store.unfollow(user: user) }
    }
  }
}

/// A person's row.
final class UserCellViewModel: ViewModel {
  private(set) lazy var name = user.map { [format] in format($0.name) }.distinct("name")
  private(set) lazy var followTitle = user.map { $0.isFollowed ? Strings.following : Strings.follow }
    .distinct("followTitle")
  private(set) lazy var isFollowEnabled = user.map { $0.pending == nil }.distinct("isFollowEnabled")

  private lazy var user = observe(store.user(id))
  private let store: BlogStore
  private let id: Int
  private let format: (String) -> String

  init(_ store: BlogStore, user: Int, _ format: @escaping (String) -> String) {
    self.store = store
    id = user
    self.format = format
    super.init(store.runtime)
  }
}
