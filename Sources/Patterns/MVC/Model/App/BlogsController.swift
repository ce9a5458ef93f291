import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsController: Controller {
  private let context: Context
  private let table: TableView
  private let user: Int
  /// What the model lists.
  private(set) lazy var list = context.store.openFeed(.blogs(user: user))

  init(_ context: Context, user: Int, view: TableView, window: Window) {
    self.context = context
    self.user = user
    table = view
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(context.store.blogsChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    observe(context.store.usersChanged) { controller, _ in controller.table.reconfigureVisible() }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    observe(context.store.changed(list)) { controller, _ in controller.listChanged() }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    context.store.load(list)
  }

  override func close() {
    super.close()
    context.store.closeFeed(list)
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

  func likeTapped(_ blog: Int) { traced(blog) { context.store.like(blog: blog) } }

  func shareTapped(_ blog: Int) { traced(blog) { context.store.share(blog: blog) } }

  // MARK: The list

  func pulled() { traced { context.store.load(list) } }

  func retryTapped() { traced { context.store.load(list) } }

  func moreTapped() { traced { context.store.loadMore(list) } }

  private func listChanged() {
    guard let feed = context.store.feed(list) else { return }
    table.setRows(feed.ids)
    table.more.isEnabled = feed.canLoadMore
    table.hasMore = feed.more
    table.isLoadingMore = feed.isLoadingMore
    table.state = LoadState(of: feed)
    table.isRefreshing = feed.showsRefresh
  }
}
