import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderViewController: Participant, ViewController {
  let presenter: HeaderPresenter
  private let view: HeaderView

  init(_ presenter: HeaderPresenter, view: HeaderView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    view.onPull = Action("pull", from: view, to: self) { $0.pulled() }
    view.retry.onTap = Action("retry", from: view.retry, to: self) { $0.retryTapped() }
    attach()
    fetch()
  }

  func attach() {
    presenter.feedHandler = Action("feed", .block, from: presenter, to: self) { $0.setFeed($1) }
    presenter.profileHandler = Action("profile", .block, from: presenter, to: self) { $0.setProfile($1) }
    presenter.followersHandler = Action("followers", .block, from: presenter, to: self) {
      $0.setFollowers($1)
    }
    presenter.followHandler = Action("follow", .block, from: presenter, to: self) { $0.setFollow($1) }
    presenter.attachView()
  }

  // MARK: What the person does

  func followTapped() { traced { presenter.follow() } }

  func pulled() { traced { fetch() } }

  func retryTapped() { traced { fetch() } }

  private func fetch() {
    presenter.fetch(completion: Completion("fetch", of: presenter, to: self) { $0.didFetch($1) })
  }

  // MARK: What the presenter hands over

  func setFeed(_ feed: FeedViewData) { traced(feed) { show(feed) } }

  func didFetch(_ feed: FeedViewData) { traced(feed) { show(feed) } }

  private func show(_ feed: FeedViewData) {
    view.state = feed.state
    view.isRefreshing = feed.isRefreshing
  }

  func setProfile(_ profile: ProfileViewData) {
    traced(profile) {
      view.name.set(profile.name)
      view.bio.set(profile.bio)
    }
  }

  func setFollowers(_ text: String) { traced(text) { view.followers.set(text) } }

  func setFollow(_ follow: FollowViewData) {
    traced(follow) {
      view.follow.title = follow.title
      view.follow.isEnabled = follow.isEnabled
    }
  }
}
