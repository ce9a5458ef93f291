import BlogDomain
import Runtime

/// Presents a person in a row. What a tap means, and whether to ask first, is for the scene to say, which then calls.
final class UserCellPresenter: Presenter, CellPresenter {
  /// The person has another name.
  var nameHandler: Action<String>?
  /// The follow button is other than it was.
  var followHandler: Action<FollowViewData>?

  private let context: Context
  private let user: Int
  private let format: (String) -> String
  private lazy var name = StateCell(of: self, at: "name", Single(""))
  private lazy var followButton = StateCell(of: self, at: "follow", FollowViewData())

  init(_ context: Context, user: Int, format: @escaping (String) -> String) {
    self.context = context
    self.user = user
    self.format = format
    super.init(context.store.runtime)
    acting { refresh() }
  }

  func showAll() {
    nameHandler?(name.value.value)
    followHandler?(followButton.value)
  }

  func forgetBlocks() {
    nameHandler = nil
    followHandler = nil
  }

  // MARK: What a scene asks

  /// Follows the person, or no more: the opposite of what is shown.
  func follow() {
    traced {
      guard let user = context.store.user(user) else { return }
      context.send(user.isFollowed ? .unfollow(user.id) : .follow(user.id), for: self)
    }
  }

  func unfollow() { traced { context.send(.unfollow(user), for: self) } }

  /// What a scene that asks must ask before `follow`; nil where there is nothing to ask.
  func unfollowQuestion() -> String? {
    traced {
      guard let user = context.store.user(user), user.isFollowed else { return nil }
      return Strings.stopFollowing(user.name)
    }
  }

  func update() { traced { refresh() } }

  private func refresh() {
    guard let user = context.store.user(user) else { return }
    let (name, button) = (format(user.name), FollowViewData(user))
    if !areSame(name, self.name.value.value) {
      self.name.set(Single(name))
      nameHandler?(name)
    }
    if button != followButton.value {
      followButton.set(button)
      followHandler?(button)
    }
  }
}
