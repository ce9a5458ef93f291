import BlogDomain
import Runtime
import Testing

/// What a gallery asks for, and what it shows of the answers.
struct GalleryStateTests {
  /// A gallery with a server whose answers a test brings back one by one.
  struct Stage {
    var gallery: GalleryState
    var document = Document()
    var out: [Read] = []
    let server: BlogServer
    private let counter = Counter()

    init(_ mode: World.Gallery, images: Int = 20, rules: [NetworkRule] = []) {
      gallery = GalleryState(mode)
      server = BlogServer(World(images: images, articles: 2, gallery: mode), rules: rules)
    }

    mutating func ask(_ wish: GalleryState.Wish) {
      out += gallery.ask(wish, stamp: counter.next)
    }

    /// Brings the answer to one of the reads that are out.
    /// - Returns: What the person is told, `stale` where the answer does not count.
    @discardableResult
    mutating func answer(_ index: Int = 0, fails: Bool = false) -> String? {
      let read = out.remove(at: index)
      let response = fails ? Response(.status(500)) : server.handle(read.request).response
      guard gallery.accepts(read) else { return "stale" }
      let page = document.merge(response, for: read)
      let (notice, reads) = gallery.receive(page, for: read, stamp: counter.next)
      out += reads
      if case .alert(let text) = notice { return text }
      return nil
    }

    var requests: [String] { out.map(\.request.path) }
  }

  /// Numbers the reads.
  final class Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func `parallel, the articles are asked for once, beside the images`() {
    var stage = Stage(.parallel)
    stage.ask(.open)
    #expect(stage.requests == ["/images?page=0", "/articles"])
    #expect(stage.gallery.articlesState == .loading)
    stage.answer(1)
    #expect(stage.gallery.articles.ids == [1, 2])
    #expect(stage.gallery.imagesState == .loading)
    stage.answer()
    stage.ask(.next)
    stage.answer()
    #expect(stage.requests == [])
    #expect(stage.gallery.page == 1)
  }

  @Test func `chained, each page that arrives asks for its articles; the old ones stay till then`() {
    var stage = Stage(.chained)
    stage.ask(.open)
    #expect(stage.requests == ["/images?page=0"])
    #expect(stage.gallery.articlesState == .loading)
    stage.answer()
    #expect(stage.requests == ["/articles?images=0"])
    stage.answer()
    stage.ask(.next)
    stage.answer()
    #expect(stage.gallery.articles.ids == [1, 2])
    #expect(stage.gallery.articlesState == .loaded)
    stage.answer()
    #expect(stage.gallery.articles.ids == [3, 4])
  }

  @Test func `the page moves on success only`() {
    var stage = Stage(.chained)
    stage.ask(.open)
    stage.answer()
    stage.answer()
    stage.ask(.next)
    #expect(stage.gallery.page == 0)
    #expect(stage.answer(fails: true) == "Could not load images")
    #expect(stage.gallery.page == 0)
    #expect(stage.gallery.images.ids == [1, 2, 3, 4, 5, 6])
    #expect(stage.requests == [])
    stage.ask(.next)
    #expect(stage.requests == ["/images?page=1"])
  }

  @Test func `the buttons are disabled at the first and last page and while a page is out`() {
    var stage = Stage(.chained, images: 7)
    #expect(!stage.gallery.canShowNext && !stage.gallery.canShowPrevious)
    stage.ask(.open)
    #expect(!stage.gallery.canShowNext && !stage.gallery.canShowPrevious)
    stage.answer()
    #expect(stage.gallery.canShowNext && !stage.gallery.canShowPrevious)
    stage.ask(.next)
    #expect(!stage.gallery.canShowNext && !stage.gallery.canShowPrevious)
    stage.ask(.next)
    stage.answer(1)
    #expect(!stage.gallery.canShowNext && stage.gallery.canShowPrevious)
    #expect(stage.gallery.page == 1)
  }

  @Test func `where nothing is shown a failure is the error state, and a retry asks for the same page`() {
    var stage = Stage(.chained)
    stage.ask(.open)
    #expect(stage.answer(fails: true) == nil)
    #expect(stage.gallery.imagesState == .error)
    #expect(stage.gallery.articlesState == .empty)
    stage.ask(.retryImages)
    #expect(stage.requests == ["/images?page=0"])
    #expect(stage.gallery.imagesState == .loading)
    stage.answer()
    #expect(stage.answer(fails: true) == nil)
    #expect(stage.gallery.articlesState == .error)
    stage.ask(.retryArticles)
    #expect(stage.requests == ["/articles?images=0"])
  }

  @Test func `articles that fail leave the old ones, and say so`() {
    var stage = Stage(.chained)
    stage.ask(.open)
    stage.answer()
    stage.answer()
    stage.ask(.next)
    stage.answer()
    #expect(stage.answer(fails: true) == "Could not load articles")
    #expect(stage.gallery.articles.ids == [1, 2])
    #expect(stage.gallery.page == 1)
  }

  @Test func `articles of a page that was left meanwhile do not count`() {
    var stage = Stage(.chained)
    stage.ask(.open)
    stage.answer()
    stage.answer()
    stage.ask(.next)
    stage.answer()
    stage.ask(.next)
    stage.answer(1)
    #expect(stage.requests == ["/articles?images=1", "/articles?images=2"])
    #expect(stage.answer(0) == "stale")
    stage.answer()
    #expect(stage.gallery.articles.ids == [5, 6])
  }

  @Test(arguments: World.Gallery.allCases) func `no images, no articles of theirs`(mode: World.Gallery) {
    var stage = Stage(mode, images: 0)
    stage.ask(.open)
    stage.answer()
    #expect(stage.gallery.imagesState == .empty)
    #expect(stage.requests == (mode == .parallel ? ["/articles"] : []))
    #expect(stage.gallery.articlesState == (mode == .parallel ? .loading : .empty))
    #expect(!stage.gallery.canShowNext)
  }
}
