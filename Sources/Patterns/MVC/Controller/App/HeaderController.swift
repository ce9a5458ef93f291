import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderController: Controller {
  /// Tells the page's controller that the head is not as far as it was.
  var onStateChange: Action<Void>?
  private let context: Context
  private let user: Int
  private let view: HeaderView
  private lazy var list = StateCell(of: self, at: "header", ListState(.header(user: user)))

  init(_ context: Context, user: Int, view: HeaderView, window: Window) {
    self.context = context
    self.user = user
    self.view = view
    super.init(window: window)
  }

  /// How far the head is.
  var loadState: LoadState { list.value.loadState }

  override func viewDidLoad() {
    observe(context.store.usersChanged) { controller, ids in
      if ids.contains(controller.user) { controller.userChanged() }
    }
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    view.onPull = Action("pull", from: view, to: self) { $0.pulled() }
    view.retry.onTap = Action("retry", from: view.retry, to: self) { $0.retryTapped() }
    load()
  }

  override func close() {
    super.close()
    list.mutate { $0.cancel() }
  }

  // MARK: The person

  func followTapped() {
    traced {
      send(context.store.user(user)?.isFollowed == true ? .unfollow(user) : .follow(user))
    }
  }

  private func send(_ write: Write) {
    guard let request = context.store.begin(write) else { return }
    let abandoned = context.abandoned
    let task = dataTask(request, on: context.api) {
      $0.receive($1, for: write)
    } ifGone: {
      abandoned((write, $0))
    }
    task.resume()
  }

  private func receive(_ response: Response, for write: Write) {
    if context.store.finish(write, with: response) { return }
    let isFollow = write == .follow(user)
    present(Alert(failure: isFollow ? Strings.couldNotFollow : Strings.couldNotUnfollow))
  }

  private func userChanged() {
    guard let user = context.store.user(user) else { return }
    view.name.set(user.name)
    view.bio.set(user.bio)
    view.followers.set(Strings.followers(user.shownFollowers))
    view.follow.show(followOf: user)
  }

  // MARK: Loading

  func pulled() { traced { load() } }

  func retryTapped() { traced { load() } }

  private func load() {
    let stamp = context.store.beginRead()
    let task = list.mutate { list in
      let read = list.feed.load(stamp: stamp)
      list.cancel()
      let task = dataTask(read.request, on: context.api) { $0.receive($1, for: read) }
      list.task = task
      return task
    }
    listChanged()
    task.resume()
  }

  /// Tells the model first: who is shown must be known before.
  private func receive(_ response: Response, for read: Read) {
    guard list.value.feed.accepts(read) else { return }
    let page = context.store.merge(response, for: read)
    list.mutate { list in
      list.task = nil
      list.feed.take(page, for: read)
    }
    listChanged()
    if page == nil, loadState == .loaded { present(Alert(failure: Strings.couldNotLoadProfile)) }
  }

  /// Shows the person, of whom nobody notified where an earlier screen had loaded the same, and how far the head is.
  private func listChanged() {
    userChanged()
    view.state = loadState
    view.isRefreshing = list.value.isRefreshing
    onStateChange?()
  }
}
