import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsController: Controller {
  /// Tells the page's controller that the list is not as far as it was.
  var onStateChange: Action<Void>?
  private let context: Context
  private let table: TableView
  private let user: Int
  private lazy var list = StateCell(of: self, at: "blogs", ListState(.blogs(user: user)))

  init(_ context: Context, user: Int, view: TableView, window: Window) {
    self.context = context
    self.user = user
    table = view
    super.init(window: window)
  }

  /// How far the list is.
  var loadState: LoadState { list.value.loadState }

  override func viewDidLoad() {
    observe(context.store.blogsChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    observe(context.store.usersChanged) { controller, _ in controller.table.reconfigureVisible() }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    load()
  }

  override func close() {
    super.close()
    list.mutate { $0.cancel() }
  }

  // MARK: A row

  private func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? BlogCell, let blog = context.store.blog(id) else { return }
    connect(cell)
    cell.title.set(blog.title)
    cell.author.set(Strings.author(context.store.user(blog.author)?.name ?? Strings.unknownAuthor))
    cell.likes.set(Strings.likes(blog.likes))
    cell.like.show(likeOf: blog)
  }

  /// Connects a cell's buttons once: they ask the cell, when tapped, what it shows by then.
  private func connect(_ cell: BlogCell) {
    guard cell.like.onTap == nil else { return }
    cell.like.onTap = Action("like", from: cell.like, to: self) { [unowned cell] controller in
      controller.likeTapped(cell.id)
    }
    cell.share.onTap = Action("share", from: cell.share, to: self) { [unowned cell] controller in
      controller.shareTapped(cell.id)
    }
  }

  func didSelect(_ blog: Int) { routeEvent("showBlog", blog) }

  func likeTapped(_ blog: Int) {
    traced(blog) {
      send(.like(blog)) { controller, isDone in
        if !isDone { controller.present(Alert(failure: Strings.couldNotLike)) }
      }
    }
  }

  func shareTapped(_ blog: Int) {
    traced(blog) {
      send(.share(blog)) { controller, isDone in
        if isDone {
          controller.showToast(Strings.shared)
        } else {
          controller.present(Alert(failure: Strings.couldNotShare))
        }
      }
    }
  }

  private func send(_ write: Write, then ended: @escaping (BlogsController, Bool) -> Void) {
    guard let request = context.store.begin(write) else { return }
    let abandoned = context.abandoned
    let task = dataTask(request, on: context.api) { controller, response in
      ended(controller, controller.context.store.finish(write, with: response))
    } ifGone: {
      abandoned((write, $0))
    }
    task.resume()
  }

  // MARK: Loading

  func pulled() { traced { load() } }

  func retryTapped() { traced { load() } }

  func moreTapped() { traced { loadMore() } }

  private func load() {
    let stamp = context.store.beginRead()
    ask { $0.load(stamp: stamp) }
  }

  private func loadMore() { ask { $0.loadMore(stamp: context.store.beginRead) } }

  /// Holds what is asked for, in place of what was, shows that and sends it.
  private func ask(_ read: (inout Feed) -> Read?) {
    let task = list.mutate { list -> DataTask? in
      guard let read = read(&list.feed) else { return nil }
      list.cancel()
      list.task = dataTask(read.request, on: context.api) { $0.receive($1, for: read) }
      return list.task
    }
    guard let task else { return }
    listChanged()
    task.resume()
  }

  /// Tells the model first: what is listed must be known before it is shown.
  private func receive(_ response: Response, for read: Read) {
    guard list.value.feed.accepts(read) else { return }
    let page = context.store.merge(response, for: read)
    let load = list.mutate { list in
      list.task = nil
      return list.feed.take(page, for: read)
    }
    listChanged()
    guard page == nil else { return }
    if load == .further {
      present(Alert(failure: Strings.couldNotLoadMore))
    } else if loadState == .loaded {
      present(Alert(failure: Strings.couldNotLoadBlogs))
    }
  }

  private func listChanged() {
    let list = list.value
    table.setRows(list.feed.ids)
    table.more.isEnabled = list.feed.canLoadMore
    table.hasMore = list.feed.more
    table.isLoadingMore = list.feed.isLoadingMore
    table.state = list.loadState
    table.isRefreshing = list.isRefreshing
    onStateChange?()
  }
}
