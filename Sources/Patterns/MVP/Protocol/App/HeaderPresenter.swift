import BlogDomain
import Runtime

/// The head of a person's page, as its presenter knows it.
protocol HeaderDisplay: FeedDisplay {
  func setHeader(_ header: HeaderViewData)
  func showFollow(_ title: String, enabled: Bool, followers: String)
}

/// What the head of a person's page shows.
struct HeaderViewData: Equatable {
  @ByCodePoints private(set) var name = ""
  @ByCodePoints private(set) var bio = ""
  private(set) var followers = ""
  private(set) var followTitle = ""
  private(set) var isFollowEnabled = false
}

/// Presents the head of the person's page.
final class HeaderPresenter: Presenter, FeedPresenter {
  /// Tells that it is in another state, such as loaded.
  var onState: Action<Void>?

  let context: Context
  let failure = Strings.couldNotLoadProfile
  private weak var view: (any HeaderDisplay)?
  private(set) lazy var feed = StateCell(of: self, at: "feed", Feed(.header(user: user)))
  private lazy var header = StateCell(of: self, at: "header", HeaderViewData())
  private let user: Int

  init(_ context: Context, user: Int) {
    self.context = context
    self.user = user
    super.init(context.store.runtime)
    keep(context.store.user[user].add(self) { presenter, _ in presenter.userChanged() })
    acting { userChanged() }
  }

  func attachView(_ view: any HeaderDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  func follow() {
    traced {
      guard let user = context.store.user(user) else { return }
      context.send(user.isFollowed ? .unfollow(user.id) : .follow(user.id), for: self)
    }
  }

  func show(since old: Feed?) {
    showProgress(in: view, since: old)
    if feed.value.state(since: old) == .loaded { view?.setHeader(header.value) }
    if let old, old.shownState != feed.value.shownState { onState?() }
  }

  private func userChanged() {
    guard let user = context.store.user(user) else { return }
    let old = header.value
    let new = HeaderViewData(user)
    header.set(new)
    guard new != old, feed.value.shownState == .loaded else { return }
    if areSame(new.name, old.name), areSame(new.bio, old.bio) {
      view?.showFollow(new.followTitle, enabled: new.isFollowEnabled, followers: new.followers)
    } else {
      view?.setHeader(new)
    }
  }
}

extension HeaderViewData {
  fileprivate init(_ user: User) {
    name = user.name
    bio = user.bio
    followers = Strings.followers(user.shownFollowers)
    followTitle = user.isFollowed ? Strings.following : Strings.follow
    isFollowEnabled = user.pending == nil
  }
}
