import BlogDomain
import Runtime

/// A list of people, as its presenter knows it.
protocol UsersDisplay: FeedDisplay {
  /// Lists rows by their ids; what they show, their own presenters say.
  func setUsers(_ ids: [Int])
  func setEmptyUsers()
}

/// Presents a list of people. It does not know which scene it serves: that one says how names are written, and whether
/// to ask before a tap on a follow button is meant.
final class UsersPresenter: Presenter, FeedPresenter {
  let context: Context
  let failure: String
  private weak var view: (any UsersDisplay)?
  private(set) lazy var feed = StateCell(of: self, at: "feed", Feed(resource))
  private var rows = RowPresenters<UserCellPresenter>()
  private let resource: Resource
  private let format: (String) -> String

  /// - Parameters:
  ///   - failure: What the person is told where the list cannot be loaded again.
  ///   - format: Writes a name.
  init(_ context: Context, _ resource: Resource, failure: String, _ format: @escaping (String) -> String) {
    self.context = context
    self.resource = resource
    self.failure = failure
    self.format = format
    super.init(context.store.runtime)
  }

  func attachView(_ view: any UsersDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  /// The presenter of a row; nil where that is not listed.
  func row(_ id: Int) -> UserCellPresenter? { traced(id) { rows[id] } }

  // MARK: What its scene asks

  /// What a scene that asks must ask before `toggleFollow`; nil where there is nothing to ask.
  func question(beforeToggling user: Int) -> String? {
    traced(user) {
      guard let user = context.store.user(user), user.isFollowed else { return nil }
      return Strings.stopFollowing(user.name)
    }
  }

  func toggleFollow(user: Int) {
    traced(user) {
      guard let user = context.store.user(user) else { return }
      context.send(user.isFollowed ? .unfollow(user.id) : .follow(user.id), for: self)
    }
  }

  func unfollow(user: Int) { traced(user) { context.send(.unfollow(user), for: self) } }

  // MARK: The list

  func show(since old: Feed?) {
    let feed = feed.value
    showProgress(in: view, since: old)
    switch feed.state(since: old) {
    case .loaded:
      rows.list(feed.ids) { UserCellPresenter(context, user: $0, format) }
      view?.setUsers(feed.ids)
    case .empty:
      rows.close()
      view?.setEmptyUsers()
    case .loading, .error, nil: break
    }
  }

  override func close() {
    super.close()
    rows.close()
  }
}
