import BlogDomain
import HeadlessUI
import Runtime

/// A screen's presenters with fake views.
struct SeamScreen {
  var views: [FakeView] = []
  var tables: [FakeTableView] = []
  /// Asks for a part, or for all.
  var load: (String?) -> Void = { _ in }
  var tap: (ElementName) -> Void = { _ in }
  var type: (String) -> Void = { _ in }
  /// Leaves the presenters, as the views would.
  var close: () -> Void = {}

  func table(_ name: String) -> FakeTableView? { tables.first { $0.name == name } }

  private init(_ presenters: [any AttachablePresenter]) {
    close = {
      for presenter in presenters {
        presenter.detachView()
        presenter.close()
      }
    }
  }

  static func profile(_ context: Context) -> SeamScreen {
    let runtime = context.store.runtime
    let header = HeaderPresenter(context, user: context.user)
    let blogs = BlogsPresenter(context, user: context.user)
    let drafts = DraftsPresenter(context, user: context.user)
    let profile = ProfilePresenter(header, blogs, drafts)
    let headerView = FakeHeaderView(runtime, "header"), profileView = FakeProfileView(runtime, "profile")
    let blogTable = FakeTableView(runtime, "blogs"), draftTable = FakeTableView(runtime, "drafts")
    profile.attachView(profileView)
    header.attachView(headerView)
    blogs.attachView(blogTable)
    drafts.attachView(draftTable)
    blogTable.attach = { blogs.row($1)?.attachView($0) }
    draftTable.attach = { drafts.row($1)?.attachView($0) }
    var screen = SeamScreen([profile, header, blogs, drafts])
    screen.views = [profileView, headerView]
    screen.tables = [blogTable, draftTable]
    let load = { (part: String?) in
      if part == nil || part == "header" { header.load() }
      if part == nil || part == "blogs" { blogs.load() }
      if part == nil || part == "drafts" { drafts.load() }
    }
    screen.load = load
    screen.tap = { element in
      let row = { blogTable.id(of: element).flatMap(blogs.row) }
      switch element.member {
      case "follow": header.follow()
      case "like": row()?.like()
      case "share": row()?.share()
      case "more": blogs.loadMore()
      case _: load(element.container)
      }
    }
    return screen
  }

  static func blog(_ context: Context, _ blog: Int) -> SeamScreen {
    let presenter = BlogPresenter(context, blog: blog)
    let view = FakeBlogView(context.store.runtime, "blog")
    presenter.attachView(view)
    var screen = SeamScreen([presenter])
    screen.views = [view]
    screen.tap = { _ in presenter.like() }
    return screen
  }

  static func users(_ context: Context, _ presenter: UsersPresenter, _ name: String) -> SeamScreen {
    let table = FakeTableView(context.store.runtime, name)
    presenter.attachView(table)
    table.attach = { presenter.row($1)?.attachView($0) }
    var screen = SeamScreen([presenter])
    screen.tables = [table]
    screen.load = { _ in presenter.load() }
    return screen
  }

  static func voices(_ context: Context) -> SeamScreen {
    let presenter = VoicesPresenter(context)
    let table = FakeTableView(context.store.runtime, "voices")
    presenter.attachView(table)
    table.attach = { presenter.row($1)?.attachView($0) }
    var screen = SeamScreen([presenter])
    screen.tables = [table]
    screen.load = { _ in presenter.load() }
    screen.tap = { if let voice = table.id(of: $0) { presenter.play(voice) } else { presenter.load() } }
    return screen
  }

  static func gallery(_ context: Context) -> SeamScreen {
    let runtime = context.store.runtime
    let images = GalleryImagesPresenter(context), articles = GalleryArticlesPresenter(context)
    if context.gallery == .chained { articles.follow(images) }
    let imageTable = FakeTableView(runtime, "gallery.images")
    let articleTable = FakeTableView(runtime, "gallery.articles")
    images.attachView(imageTable)
    articles.attachView(articleTable)
    articleTable.attach = { articles.row($1)?.attachView($0) }
    var screen = SeamScreen([images, articles])
    screen.tables = [imageTable, articleTable]
    screen.load = { _ in
      images.load()
      articles.open()
    }
    screen.tap = { element in
      switch element.member {
      case "next": images.showNext()
      case "prev": images.showPrevious()
      case _: if element.container == imageTable.name { images.load() } else { articles.load() }
      }
    }
    return screen
  }

  static func categories(_ context: Context) -> SeamScreen {
    let presenter = CategoriesPresenter(context)
    let view = FakeCategoriesView(context.store.runtime, "categories")
    presenter.attachView(view)
    var screen = SeamScreen([presenter])
    screen.views = [view]
    screen.type = { presenter.search(for: $0) }
    return screen
  }
}
