import BlogDomain
import HeadlessUI
import Runtime

/// A screen's presenters with fake views, which set their blocks and pass completions as the app's views do.
struct SeamScreen {
  var views: [FakeView] = []
  /// Asks for a part, or for all.
  var load: (String?) -> Void = { _ in }
  var tap: (ElementName) -> Void = { _ in }
  var type: (String) -> Void = { _ in }
  /// Leaves the presenters, as the views would.
  let close: () -> Void

  func view(_ name: String) -> FakeView? { views.first { $0.name == name } }

  private init(_ presenters: [any BlockPresenter]) {
    close = {
      for presenter in presenters {
        presenter.detachView()
        presenter.close()
      }
    }
  }

  static func profile(_ context: Context, _ scene: FakeScene) -> SeamScreen {
    let runtime = context.store.runtime
    let profile = ProfilePresenter(context)
    let (header, blogs, drafts) = (profile.header, profile.blogs, profile.drafts)
    let page = FakeView(runtime, ""), head = FakeView(runtime, "header")
    let blogTable = FakeView(runtime, "blogs"), draftTable = FakeView(runtime, "drafts")
    profile.hudHandler = Action("hud", .block, from: profile, to: page) { $0.set("hud", $1) }
    profile.attachView()
    bind(header, head)
    attach(blogs, blogTable, scene)
    attach(drafts, draftTable, scene)
    header.alertHandler = scene.alertBlock(of: header)
    blogTable.attach = { bind(blogs.cell($1), $0) }
    draftTable.attach = { bind(drafts.cell($1), $0) }
    var screen = SeamScreen([profile, header, blogs, drafts])
    screen.views = [page, head, blogTable, draftTable]
    let load = { (part: String?) in
      if part == nil || part == "header" { fetch(header, head) { showHead($0, $1) } }
      if part == nil || part == "blogs" { fetch(blogs, blogTable) }
      if part == nil || part == "drafts" { fetch(drafts, draftTable) }
    }
    screen.load = load
    screen.tap = { element in
      let row = { blogTable.id(of: element).map(blogs.cell) }
      switch element.member {
      case "follow": header.follow()
      case "like": row()?.like()
      case "share": row()?.share()
      case "more":
        blogs.fetchMore(completion: Completion("fetchMore", of: blogs, to: blogTable) { $0.set($1) })
      case _: load(element.container)
      }
    }
    return screen
  }

  static func blog(_ context: Context, _ blog: Int) -> SeamScreen {
    let presenter = BlogPresenter(context, blog: blog)
    let view = FakeView(context.store.runtime, "blog")
    presenter.blogHandler = Action("blog", .block, from: presenter, to: view) { view, blog in
      view.set(blog)
      view.set("body", blog.body)
    }
    presenter.likeHandler = Action("like", .block, from: presenter, to: view) { $0.set($1) }
    presenter.attachView()
    var screen = SeamScreen([presenter])
    screen.views = [view]
    screen.tap = { _ in presenter.like() }
    return screen
  }

  static func users(_ presenter: UsersPresenter, _ name: String, _ scene: FakeScene) -> SeamScreen {
    let table = FakeView(presenter.runtime, name)
    attach(presenter, table, scene)
    table.attach = { view, user in
      let person = presenter.cell(user)
      person.nameHandler = Action("name", .block, from: person, to: view) { $0.set("name", $1) }
      person.followHandler = Action("follow", .block, from: person, to: view) { $0.set($1) }
      person.attachView()
    }
    var screen = SeamScreen([presenter])
    screen.views = [table]
    screen.load = { _ in fetch(presenter, table) }
    return screen
  }

  static func voices(_ context: Context, _ scene: FakeScene) -> SeamScreen {
    let presenter = VoicesPresenter(context)
    let table = FakeView(presenter.runtime, "voices")
    attach(presenter, table, scene)
    table.attach = { view, id in
      let voice = presenter.cell(id)
      voice.titleHandler = Action("title", .block, from: voice, to: view) { $0.set("title", $1) }
      voice.playStateHandler = Action("playState", .block, from: voice, to: view) { $0.set("state", $1) }
      voice.attachView()
    }
    var screen = SeamScreen([presenter])
    screen.views = [table]
    screen.load = { _ in fetch(presenter, table) }
    screen.tap = {
      if let voice = table.id(of: $0) { presenter.play(voice) } else { fetch(presenter, table) }
    }
    return screen
  }

  static func gallery(_ context: Context, _ scene: FakeScene) -> SeamScreen {
    let presenter = GalleryPresenter(context)
    let bar = FakeView(presenter.runtime, "gallery")
    let table = FakeView(presenter.runtime, "gallery.articles")
    presenter.imagesHandler = Action("images", .block, from: presenter, to: bar) { $0.set($1) }
    presenter.articlesHandler = Action("articles", .block, from: presenter, to: table) { $0.set($1) }
    presenter.alertHandler = scene.alertBlock(of: presenter)
    presenter.attachView()
    table.attach = { bind(presenter.cell($1), $0) }
    let images = { (name: String) in
      Completion<ImagesViewData>(name, of: presenter, to: bar) { $0.set($1) }
    }
    let articles = { (name: String) in
      Completion<ArticlesViewData>(name, of: presenter, to: table) { $0.set($1) }
    }
    var screen = SeamScreen([presenter])
    screen.views = [bar, table]
    screen.load = { _ in presenter.fetch(images: images("fetch"), articles: articles("fetch")) }
    screen.tap = { element in
      switch element.member {
      case "next": presenter.showNext(completion: images("showNext"))
      case "prev": presenter.showPrevious(completion: images("showPrevious"))
      case _ where element.container == table.name:
        presenter.fetchArticles(completion: articles("fetchArticles"))
      case _: presenter.fetchImages(completion: images("fetchImages"))
      }
    }
    return screen
  }

  static func categories(_ context: Context, _ scene: FakeScene) -> SeamScreen {
    let presenter = CategoriesPresenter(context)
    let view = FakeView(presenter.runtime, "categories")
    presenter.resultHandler = Action("result", .block, from: presenter, to: view) { $0.set("result", $1) }
    presenter.alertHandler = scene.alertBlock(of: presenter)
    presenter.attachView()
    var screen = SeamScreen([presenter])
    screen.views = [view]
    screen.type = {
      presenter.search(
        for: $0, completion: Completion("search", of: presenter, to: view) { $0.set("result", $1) })
    }
    return screen
  }

  // MARK: Blocks that several have

  /// Sets the blocks of a page's head.
  static func bind(_ header: HeaderPresenter, _ view: FakeView) {
    header.feedHandler = Action("feed", .block, from: header, to: view) { showHead($0, $1) }
    header.profileHandler = Action("profile", .block, from: header, to: view) { view, profile in
      view.set("name", profile.name)
      view.set("bio", profile.bio)
    }
    header.followersHandler = Action("followers", .block, from: header, to: view) { $0.set("followers", $1) }
    header.followHandler = Action("follow", .block, from: header, to: view) { $0.set($1) }
    header.attachView()
  }

  private static func showHead(_ view: FakeView, _ feed: FeedViewData) {
    view.set("state", feed.state)
    view.set("refreshing", feed.isRefreshing)
  }

  private static func attach(_ presenter: FeedPresenter, _ table: FakeView, _ scene: FakeScene) {
    presenter.feedHandler = Action("feed", .block, from: presenter, to: table) { $0.set($1) }
    presenter.alertHandler = scene.alertBlock(of: presenter)
    presenter.attachView()
  }

  static func fetch(
    _ presenter: FeedPresenter, _ view: FakeView,
    _ show: @escaping (FakeView, FeedViewData) -> Void = { $0.set($1) }
  ) {
    presenter.fetch(completion: Completion("fetch", of: presenter, to: view, show))
  }

  private static func bind(_ blog: BlogCellPresenter, _ view: FakeView) {
    blog.blogHandler = Action("blog", .block, from: blog, to: view) { $0.set($1) }
    blog.likeHandler = Action("like", .block, from: blog, to: view) { $0.set($1) }
    blog.attachView()
  }

  private static func bind(_ row: TitleCellPresenter, _ view: FakeView) {
    row.titleHandler = Action("title", .block, from: row, to: view) { $0.set("title", $1) }
    row.attachView()
  }
}
