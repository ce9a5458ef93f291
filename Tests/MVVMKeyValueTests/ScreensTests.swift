import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVVMKeyValue

/// What view models ask, keep and say, each with an observer in place of its controller.
struct ScreensTests {
  let trial = Trial()

  private func context(_ world: World, _ rules: [NetworkRule] = []) -> Context {
    let service = Service(trial.runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    return Context(
      store: BlogStore(trial.runtime), service: service, user: world.user.id, gallery: world.gallery)
  }

  private func observer(of viewModel: ViewModel, _ keyPaths: String...) -> Observer {
    let observer = Observer(trial.runtime, .view)
    for keyPath in keyPaths { viewModel.addObserver(observer, forKeyPath: keyPath, options: .new) }
    return observer
  }

  @Test func `the data is there when the status is told`() {
    let blogs = BlogsViewModel(context(World(blogs: World.numberedBlogs(3), pageSize: 2)), user: 1)
    let observer = observer(of: blogs, "status")
    var counts: [Int] = []
    observer.answer = { counts.append(blogs.rows.count) }
    blogs.load()
    trial.runtime.settle()
    blogs.loadMore()
    blogs.loadMore()
    trial.runtime.settle()
    #expect(
      observer.told == [
        "status new loading", "status new success", "status new loading", "status new success",
      ])
    #expect(counts == [0, 2, 2, 3])
    #expect(blogs.state == .loaded && !blogs.hasMore)
  }

  @Test func `a failure is an error where nothing is shown, and a message where something is`() {
    let rules = [1, 3, 4].map {
      NetworkRule(match: RoutePattern("GET /users/1/blogs*"), nth: $0, failure: .offline)
    }
    let blogs = BlogsViewModel(context(World(blogs: World.numberedBlogs(3), pageSize: 2), rules), user: 1)
    let observer = observer(of: blogs, "message")
    blogs.load()
    trial.runtime.settle()
    #expect(blogs.state == .error && blogs.status == .fail && observer.told == [])
    blogs.load()
    trial.runtime.settle()
    blogs.load()
    trial.runtime.settle()
    #expect(blogs.state == .loaded && blogs.rows == [1, 2])
    blogs.loadMore()
    trial.runtime.settle()
    #expect(
      observer.told == [
        "message new text: Could not load blogs, buttons: OK",
        "message new text: Could not load more, buttons: OK",
      ])
  }

  @Test func `a superseded answer changes nothing and is told to nobody`() {
    let late = NetworkRule(match: RoutePattern("GET /users/1/drafts"), nth: 1, latency: 900)
    let drafts = DraftsViewModel(context(World(drafts: [.init(id: 4)]), [late]), user: 1)
    let observer = observer(of: drafts, "status")
    drafts.load()
    drafts.load()
    trial.runtime.settle()
    #expect(observer.told == ["status new loading", "status new loading", "status new success"])
  }

  @Test(arguments: [World.Gallery.parallel, .chained])
  func `a chained request is begun by the observer of the first, and by nobody else`(_ mode: World.Gallery) {
    let context = context(World(images: 8, articles: 2, gallery: mode))
    let gallery = GalleryViewModel(context)
    let observer = observer(of: gallery, "imagesStatus", "articlesStatus")
    gallery.loadImages()
    trial.runtime.settle()
    #expect(gallery.articles == [] && gallery.areArticlesDue == (mode == .chained))
    gallery.loadArticles()
    trial.runtime.settle()
    #expect(gallery.articlesState == .loaded)
    gallery.showNext()
    #expect(gallery.page == 0 && !gallery.canShowNext)
    trial.runtime.settle()
    #expect(gallery.page == 1 && gallery.images == [7, 8] && gallery.canShowPrevious)
    #expect(observer.told.count == 6)
  }

  @Test func `chained articles are on their way with their images, and none without`() {
    let rule = NetworkRule(match: RoutePattern("GET /images*"), nth: 1, failure: .offline)
    let app = AppTrial(World(images: 2, articles: 1, gallery: .chained), [rule])
    app.open("gallery")
    #expect(
      app.see(ElementName("gallery.images", member: "state")) == "error"
        && app.see(ElementName("gallery.articles", member: "state")) == "empty")
    app.play("retry", app.window.tap(ElementName("gallery.images", member: "retry")))
    #expect(
      app.see(ElementName("gallery.images", member: "state")) == "loaded"
        && app.see(ElementName("gallery.articles", member: "state")) == "loaded")
    #expect(
      app.trial.lines(.request).suffix(2) == [
        "GalleryViewModel → BlogAPI GET /images?page=0", "GalleryViewModel → BlogAPI GET /articles?images=0",
      ])
  }

  @Test func `scene A asks before it unfollows, once, and scene B never does`() {
    let world = World(following: World.numberedFollowing(1), suggested: World.numberedSuggested(1))
    let context = context(world)
    let following = UsersViewModel.following(context), suggested = UsersViewModel.suggested(context)
    let observer = observer(of: following, "message")
    following.load()
    suggested.load()
    trial.runtime.settle()
    following.toggleFollow(user: 101)
    #expect(observer.told == ["message new text: Stop following User 101?, buttons: Cancel,Unfollow"])
    following.answer("Cancel")
    following.answer("Unfollow")
    #expect(trial.lines(.request).count == 2)
    following.toggleFollow(user: 101)
    following.answer("Unfollow")
    suggested.toggleFollow(user: 201)
    #expect(
      trial.lines(.request).suffix(2) == [
        "UsersViewModel → BlogAPI DELETE /follows/101", "UsersViewModel#2 → BlogAPI POST /follows/201",
      ])
  }

  @Test func `alerts wait in the root controller's state, one at a time`() {
    let offline = NetworkRule(match: RoutePattern("POST *"), failure: .offline)
    let app = AppTrial(World(blogs: World.numberedBlogs(2)), [offline])
    app.open("profile")
    app.trial.act {
      for path in ["blogs[0].like", "blogs[1].share"] { app.window.tap(ElementName(path: path)).deliver?() }
    }
    app.trial.runtime.settle()
    #expect(app.window.alertTitle.short == "Could not like")
    app.play("alert", app.window.tapAlert("OK"))
    #expect(app.window.alertTitle.short == "Could not share")
    app.play("alert", app.window.tapAlert("OK"))
    #expect(app.window.alertTitle == .null)
    #expect(app.trial.runtime.reports == [])
  }

  @Test func `a write whose screen is gone is settled, and no read is`() {
    let context = context(World(user: .init(id: 7, followers: 41)))
    var header: HeaderViewModel? = HeaderViewModel(context, user: 7)
    header?.load()
    trial.runtime.settle()
    header?.toggleFollow()
    header?.load()
    header?.close()
    header = nil
    trial.runtime.settle()
    #expect(context.store.user(7)?.pending == nil && context.store.user(7)?.following == true)
    #expect(trial.lines(.response).last == "BlogAPI → BlogAPI GET /users/7(status: 200, body: \(gone))")
  }

  /// What a dropped answer says.
  private var gone: String { "id: 7, name: Ada, bio: , followers: 42, following: true, stale: true" }

  @Test func `an empty text shows nothing, a late answer to an older one is dropped`() {
    let late = NetworkRule(match: RoutePattern("GET /categories/1"), latency: 500)
    let categories = CategoriesViewModel(context(World(), [late]))
    let observer = observer(of: categories, "status")
    categories.search(for: "1")
    categories.search(for: "2")
    trial.runtime.settle()
    #expect(categories.result == "Books")
    categories.search(for: "9")
    trial.runtime.settle()
    #expect(categories.result == "No such category")
    categories.search(for: "")
    #expect(categories.result == "")
    #expect(
      observer.told.map { $0.dropFirst(11) } == [
        "loading", "loading", "success", "loading", "success", "none",
      ])
  }
}
