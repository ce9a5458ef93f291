import BlogDomain
import Runtime

/// Presents the head of the person's page.
final class HeaderPresenter: FeedPresenter {
  /// The person has another name or text.
  var profileHandler: Action<ProfileViewData>?
  /// More or fewer follow.
  var followersHandler: Action<String>?
  /// The follow button is other than it was.
  var followHandler: Action<FollowViewData>?

  private let user: Int
  private lazy var profile = StateCell(of: self, at: "profile", ProfileViewData())
  private lazy var followers = StateCell(of: self, at: "followers", Single(""))
  private lazy var followButton = StateCell(of: self, at: "follow", FollowViewData())

  init(_ context: Context, user: Int) {
    self.user = user
    super.init(context, .header(user: user), failure: Strings.couldNotLoadProfile)
    keep(context.store.usersChanged.add(self) { $0.changed(users: $1) })
    acting { update() }
  }

  override func showAll() {
    super.showAll()
    profileHandler?(profile.value)
    followersHandler?(followers.value.value)
    followHandler?(followButton.value)
  }

  override func forgetBlocks() {
    super.forgetBlocks()
    profileHandler = nil
    followersHandler = nil
    followHandler = nil
  }

  /// What a tap on the follow button means: the opposite of what is shown.
  func follow() {
    traced {
      guard let user = context.store.user(user) else { return }
      context.send(user.isFollowed ? .unfollow(user.id) : .follow(user.id), for: self)
    }
  }

  private func changed(users: [Int]) {
    if users.contains(user) { update() }
  }

  private func update() {
    guard let user = context.store.user(user) else { return }
    let (button, count) = (FollowViewData(user), Strings.followers(user.shownFollowers))
    if button != followButton.value {
      followButton.set(button)
      followHandler?(button)
    }
    if count != followers.value.value {
      followers.set(Single(count))
      followersHandler?(count)
    }
    let head = ProfileViewData(name: user.name, bio: user.bio)
    if head != profile.value {
      profile.set(head)
      profileHandler?(head)
    }
  }
}
