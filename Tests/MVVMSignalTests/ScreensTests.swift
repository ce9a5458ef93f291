import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVVMSignal

/// What view models make of the store's signals and of their own inputs, with no view.
struct ScreensTests {
  let trial = Trial()

  private func store(_ world: World, _ rules: [NetworkRule] = []) -> BlogStore {
    BlogStore(Service(trial.runtime, name: "BlogAPI", server: BlogServer(world, rules: rules)))
  }

  private func listener(to signal: Signal<some Loggable>) -> Listener {
    let listener = Listener(trial.runtime)
    listener.listen(to: signal)
    return listener
  }

  @Test func `a wish for a page leads to a read, and the read to what is listed`() {
    let blogs = BlogsViewModel(store(World(blogs: World.numberedBlogs(3), pageSize: 2)), user: 1)
    let rows = listener(to: blogs.feed.rows), state = listener(to: blogs.feed.state)
    blogs.load()
    trial.runtime.settle()
    blogs.loadMore()
    blogs.loadMore()
    #expect(blogs.feed.isLoadingMore.current == true && blogs.feed.canLoadMore.current == false)
    trial.runtime.settle()
    #expect(rows.told == ["", "1,2", "1,2,3"] && state.told == ["loading", "loaded"])
    #expect(blogs.feed.hasMore.current == false)
    #expect(trial.lines(.request).count == 2)
  }

  @Test func `a failure is an error where nothing is shown, and a message where something is`() {
    let rules = [1, 3, 4].map {
      NetworkRule(match: RoutePattern("GET /users/1/blogs*"), nth: $0, failure: .offline)
    }
    let blogs = BlogsViewModel(store(World(blogs: World.numberedBlogs(3), pageSize: 2), rules), user: 1)
    let messages = listener(to: blogs.feed.messages)
    blogs.load()
    trial.runtime.settle()
    #expect(blogs.feed.state.current == .error && messages.told == [])
    for _ in 1...2 {
      blogs.load()
      trial.runtime.settle()
    }
    #expect(blogs.feed.state.current == .loaded && blogs.feed.rows.current == [1, 2])
    blogs.loadMore()
    trial.runtime.settle()
    #expect(
      messages.told == [
        "text: Could not load blogs, buttons: OK", "text: Could not load more, buttons: OK",
      ])
  }

  @Test func `a superseded answer changes nothing, in the store neither`() {
    let late = NetworkRule(match: RoutePattern("GET /users/1/drafts"), nth: 1, latency: 900)
    let drafts = DraftsViewModel(store(World(drafts: [.init(id: 4)]), [late]), user: 1)
    let loads = listener(to: drafts.feed.loads)
    drafts.load()
    drafts.load()
    trial.runtime.settle()
    #expect(loads.told == ["out", "out", "ids: 4, more: false"])
    #expect(trial.lines(.response).last?.hasSuffix("stale: true)") == true)
    let states = trial.collector.events.filter { $0.kind == .state && $0.cause?.step == 1 }
    #expect(states == [])
  }

  @Test(arguments: [World.Gallery.parallel, .chained])
  func `articles are asked for beside the images, or for each page that arrives`(_ mode: World.Gallery) {
    let gallery = GalleryViewModel(
      store(World(images: 8, articles: 2, gallery: mode)), isChained: mode == .chained)
    let state = listener(to: gallery.articlesState)
    gallery.load()
    #expect(trial.lines(.request).count == (mode == .chained ? 1 : 2))
    trial.runtime.settle()
    #expect(gallery.articles.rows.current?.count == 2 && state.told == ["loading", "loaded"])
    gallery.showNext()
    gallery.showNext()
    #expect(gallery.page.current == 0 && gallery.canShowNext.current == false)
    trial.runtime.settle()
    #expect(
      gallery.page.current == 1 && gallery.images.rows.current == [7, 8]
        && gallery.canShowPrevious.current == true)
    #expect(trial.lines(.request).count == (mode == .chained ? 4 : 3))
  }

  @Test func `images that fail leave the page, are told, and can be asked for again`() {
    let rules = [1, 3].map {
      NetworkRule(match: RoutePattern("GET /images*"), nth: $0, failure: .offline)
    }
    let gallery = GalleryViewModel(
      store(World(images: 8, articles: 1, gallery: .chained), rules), isChained: true)
    let messages = listener(to: gallery.images.messages)
    gallery.load()
    trial.runtime.settle()
    #expect(gallery.images.state.current == .error && gallery.articlesState.current == .empty)
    gallery.retryImages()
    #expect(gallery.articlesState.current == .loading)
    trial.runtime.settle()
    gallery.showNext()
    trial.runtime.settle()
    #expect(gallery.page.current == 0 && messages.told == ["text: Could not load images, buttons: OK"])
    gallery.retryImages()
    trial.runtime.settle()
    #expect(gallery.page.current == 1)
  }

  @Test func `scene A asks before it unfollows, each time, and scene B never does`() {
    let store = store(World(following: World.numberedFollowing(1), suggested: World.numberedSuggested(1)))
    let following = UsersViewModel.following(store), suggested = UsersViewModel.suggested(store)
    let questions = listener(to: following.questions)
    following.load()
    suggested.load()
    trial.runtime.settle()
    following.toggleFollow(user: 101)
    following.answer("Cancel")
    following.answer("Unfollow")
    #expect(trial.lines(.request).count == 2)
    following.toggleFollow(user: 101)
    #expect(
      questions.told
        == Array(repeating: "text: Stop following User 101?, buttons: Cancel,Unfollow", count: 2))
    following.answer("Unfollow")
    suggested.toggleFollow(user: 201)
    #expect(
      trial.lines(.request).suffix(2) == [
        "BlogStore → BlogAPI DELETE /follows/101", "BlogStore → BlogAPI POST /follows/201",
      ])
  }

  @Test func `a blog tells its author's name once that is known, and each later one`() {
    let late = NetworkRule(match: RoutePattern("GET /users/1"), latency: 900)
    let store = store(World(user: .init(id: 1, name: "Ada"), blogs: World.numberedBlogs(1)), [late])
    let header = HeaderViewModel(store, user: 1), blogs = BlogsViewModel(store, user: 1)
    header.load()
    blogs.load()
    trial.runtime.run(until: 300)
    let row = blogs.row(1)
    let author = listener(to: row.author)
    trial.runtime.settle()
    store.receive(push: .user(id: 1, .init(followers: 9)))
    store.receive(push: .user(id: 1, .init(name: "Ida")))
    #expect(author.told == ["Author name: …", "Author name: Ada", "Author name: Ida"])
    // Who shows a name is not told of what else changes of that person.
    #expect(trial.notified.count { $0.contains("userName(1)") } == 3)
  }

  @Test func `a write whose screen is gone is settled, and no read is`() {
    let store = store(World(user: .init(id: 7, followers: 41)))
    var header: HeaderViewModel? = HeaderViewModel(store, user: 7)
    header?.load()
    trial.runtime.settle()
    header?.toggleFollow()
    header?.load()
    header?.close()
    header = nil
    trial.runtime.settle()
    let user = store.user(7).current
    #expect(user?.pending == nil && user?.following == true)
    #expect(trial.lines(.response).last?.hasSuffix("stale: true)") == true)
  }

  @Test func `an empty text shows nothing, the old result stays, a late answer to an older text is dropped`()
  {
    let rules = [
      NetworkRule(match: RoutePattern("GET /categories/1"), latency: 500),
      NetworkRule(match: RoutePattern("GET /categories/3"), failure: .offline),
    ]
    let categories = CategoriesViewModel(store(World(), rules))
    let result = listener(to: categories.result), messages = listener(to: categories.messages)
    for text in ["1", "2", "2"] { categories.search(for: text) }
    trial.runtime.settle()
    categories.search(for: "3")
    trial.runtime.settle()
    #expect(result.told == ["", "Books"] && messages.told == ["text: Could not search, buttons: OK"])
    categories.search(for: "9")
    trial.runtime.settle()
    categories.search(for: "")
    categories.search(for: "2")
    #expect(categories.result.current == "")
    trial.runtime.settle()
    #expect(result.told == ["", "Books", "No such category", "", "Books"])
    #expect(trial.lines(.request).count == 5)
  }

  @Test func `alerts wait in the coordinator's state, one at a time`() {
    let offline = NetworkRule(match: RoutePattern("POST *"), failure: .offline)
    let app = AppTrial(World(blogs: World.numberedBlogs(2)), [offline])
    app.open("profile")
    app.trial.act {
      for path in ["blogs[0].like", "blogs[1].share"] { app.window.tap(ElementName(path: path)).deliver?() }
    }
    app.trial.runtime.settle()
    for title in ["Could not like", "Could not share"] {
      #expect(app.window.alertTitle.short == title)
      app.play("alert", app.window.tapAlert("OK"))
    }
    #expect(app.window.alertTitle == .null && app.trial.runtime.reports == [])
  }
}
