import ArchTrace
import Runtime
import Testing

@testable import BlogDomain

/// Whatever makes two states unequal is on record: a field that decides something and is not compared would change
/// what happens without a trace of it.
struct WholeComparisonTests {
  private static let seeds = 1...40

  /// Changes a value many times, and compares each with the one before.
  private func walk<Value: Inspectable & Equatable>(
    _ value: Value, seed: Int, _ change: (inout Value, inout Chance) -> Void
  ) {
    var (value, chance) = (value, Chance(seed: seed))
    var differences = 0
    for _ in 0..<40 {
      let old = value
      change(&value, &chance)
      var inspector = Inspector()
      Value.inspect(old, value, with: &inspector)
      #expect((old == value) == inspector.changes.isEmpty, "\(old) and \(value)")
      if old != value { differences += 1 }
      inspector = Inspector()
      Value.inspect(value, value, with: &inspector)
      #expect(inspector.changes.isEmpty)
    }
    #expect(differences > 2)
  }

  @Test(arguments: seeds)
  func `a list`(_ seed: Int) {
    let counter = Counter()
    var out: [Read] = []
    walk(Feed(.blogs(user: 1)), seed: seed) { feed, chance in
      switch chance.next(5) {
      case 0: out.append(feed.load(page: 1 + chance.next(2), stamp: counter.next()))
      case 1: if let read = feed.loadMore(stamp: counter.next) { out.append(read) }
      case _:
        guard !out.isEmpty else { return }
        let read = out.remove(at: chance.next(out.count))
        let page = Page(ids: (0..<chance.next(3)).map { read.page * 10 + $0 }, more: chance.next(2) == 0)
        _ = feed.receive(chance.next(3) == 0 ? nil : page, for: read)
      }
    }
  }

  @Test(arguments: seeds, [World.Gallery.parallel, .chained])
  func `a gallery`(_ seed: Int, _ mode: World.Gallery) {
    let counter = Counter()
    var out: [Read] = []
    walk(GalleryState(mode), seed: seed) { gallery, chance in
      let wishes: [GalleryState.Wish] = [.open, .next, .previous, .retryImages, .retryArticles]
      if chance.next(2) == 0 || out.isEmpty {
        out += gallery.ask(wishes[chance.next(wishes.count)], stamp: counter.next)
      } else {
        let read = out.remove(at: chance.next(out.count))
        let page = Page(ids: [read.page * 10], more: true)
        out += gallery.receive(chance.next(3) == 0 ? nil : page, for: read, stamp: counter.next).reads
      }
    }
  }

  @Test(arguments: seeds)
  func `a search`(_ seed: Int) {
    var out: [CategorySearch.Query] = []
    walk(CategorySearch(), seed: seed) { search, chance in
      if chance.next(2) == 0 || out.isEmpty {
        if let query = search.type(["", "1", "2", "12"][chance.next(4)]) { out.append(query) }
      } else {
        let query = out.remove(at: chance.next(out.count))
        _ = search.receive(Response(.status([200, 404, 500][chance.next(3)])), for: query)
      }
    }
  }

  @Test(arguments: seeds)
  func `a playlist`(_ seed: Int) {
    let document = documentOfVoices(4)
    walk(Playlist(), seed: seed) { playlist, chance in
      let id = 1 + chance.next(4)
      switch chance.next(5) {
      case 0: _ = playlist.receive(.playing(id), document)
      case 1: _ = playlist.receive(.finished(id), document)
      case 2 where chance.next(3) == 0: _ = playlist.stop()
      case _: _ = playlist.tap(id, in: Array(1...(1 + chance.next(4))), document)
      }
    }
  }

  @Test(arguments: seeds)
  func `a document`(_ seed: Int) {
    let server = BlogServer(World(), rules: [])
    var reads: [Read] = []
    var writes: [Write] = []
    walk(Document(), seed: seed) { document, chance in
      switch chance.next(5) {
      case 0:
        let resources: [Resource] = [.header(user: 7), .blogs(user: 7), .following, .drafts(user: 7)]
        var feed = Feed(resources[chance.next(resources.count)])
        reads.append(feed.load(stamp: document.nextStamp()))
      case 1:
        let all: [Write] = [.follow(7), .unfollow(7), .like(1), .share(1), .like(2)]
        let write = all[chance.next(all.count)]
        if document.begin(write) != nil { writes.append(write) }
      case 2:
        guard !writes.isEmpty else { return }
        let write = writes.remove(at: chance.next(writes.count))
        let response = server.handle(write.request).response
        _ = document.finish(write, with: chance.next(2) == 0 ? response : Response(.offline))
      case _:
        guard !reads.isEmpty else { return }
        let read = reads.remove(at: chance.next(reads.count))
        _ = document.merge(server.handle(read.request).response, for: read)
      }
    }
  }

  /// Another author's list may have the same blog.
  @Test func `whose blog it is`() {
    let answer = TraceValue.object([
      .init("blogs", .array([.object([.init("id", .int(1)), .init("title", .string("One"))])]))
    ])
    var document = Document()
    for user in [7, 8] {
      let old = document
      var feed = Feed(.blogs(user: user))
      let read = feed.load(stamp: 1)
      _ = document.merge(Response(.status(200), body: answer), for: read)
      var inspector = Inspector()
      Document.inspect(old, document, with: &inspector)
      #expect(inspector.changes.map(\.path) == [user == 7 ? "blogs[1]" : "blogs[1].author"])
    }
  }

  private final class Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  /// Numbers that are the same for a seed on every machine.
  struct Chance {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
