public import Runtime

/// What a gallery shows: a page of images, and articles that are loaded beside the images or from their result.
public struct GalleryState: Inspectable, Equatable, Codable, Sendable {
  /// How the articles are asked for.
  public let mode: World.Gallery
  /// The images of the page shown.
  public private(set) var images = Feed(.images)
  /// The articles shown.
  public private(set) var articles: Feed
  /// The page shown, from 0; it moves when its images have arrived, not before.
  public private(set) var page = 0
  /// The page asked for last, which a retry asks for again.
  public private(set) var wanted = 0

  /// Makes an empty gallery that nothing was asked for.
  public init(_ mode: World.Gallery) {
    self.mode = mode
    articles = Feed(.articles(chained: mode == .chained))
  }

  /// How far the images are.
  public var imagesState: LoadState { images.state }

  /// How far the articles are. Chained ones wait for their images, and there are none where there are no images.
  public var articlesState: LoadState {
    guard mode == .chained, articles.isUntouched else { return articles.state }
    return images.state == .loading ? .loading : .empty
  }

  /// Whether the next page may be asked for: while there is one and none is out.
  public var canShowNext: Bool { images.more && !images.isLoading }

  /// Whether the page before may be asked for: while there is one and none is out.
  public var canShowPrevious: Bool { page > 0 && !images.isLoading }

  /// The reads that are out, of those that still count.
  public var reads: [Read] { images.reads + articles.reads }

  /// What a person can ask of a gallery.
  public enum Wish: String, Hashable, Loggable, Sendable, CaseIterable {
    /// What the screen asks for when it opens: the first images, and beside them the articles that do not wait.
    case open
    /// The next page, the page before.
    case next, previous
    /// What could not be loaded, once more.
    case retryImages, retryArticles
  }

  /// Takes what a person asks for.
  /// - Parameters:
  ///   - wish: What is asked for.
  ///   - stamp: Gives the number of a read.
  /// - Returns: The reads to send, in order; none where it may not be asked for now.
  public mutating func ask(_ wish: Wish, stamp: () -> Int) -> [Read] {
    switch wish {
    case .open:
      let read = images.load(page: 0, stamp: stamp())
      return mode == .parallel ? [read, articles.load(stamp: stamp())] : [read]
    case .next:
      guard canShowNext else { return [] }
      wanted = page + 1
    case .previous:
      guard canShowPrevious else { return [] }
      wanted = page - 1
    case .retryImages: break
    case .retryArticles: return [articles.load(page: page, stamp: stamp())]
    }
    return [images.load(page: wanted, stamp: stamp())]
  }

  /// Whether an answer to this read still counts; a superseded one changes nothing.
  public func accepts(_ read: Read) -> Bool { images.accepts(read) || articles.accepts(read) }

  /// Takes the answer to a read. In a chained gallery each page that arrives asks for its articles, unless there
  /// are no images on it; the old articles stay till theirs come.
  /// - Parameters:
  ///   - answer: What it brought; nil where it failed.
  ///   - read: The read answered.
  ///   - stamp: Gives the number of a read.
  /// - Returns: What the person must be told, and the reads to send next.
  public mutating func receive(
    _ answer: Page?, for read: Read, stamp: () -> Int
  ) -> (notice: Notice?, reads: [Read]) {
    let hadRows = images.accepts(read) ? !images.ids.isEmpty : !articles.ids.isEmpty
    let failure = images.accepts(read) ? images.resource.failure : articles.resource.failure
    let isFailure = answer == nil && hadRows && accepts(read)
    return (isFailure ? failure : nil, take(answer, for: read, stamp: stamp))
  }

  /// Takes the answer to a read, as `receive` does; a superseded one changes nothing.
  /// - Returns: The reads to send next.
  public mutating func take(_ answer: Page?, for read: Read, stamp: () -> Int) -> [Read] {
    guard images.accepts(read) else {
      articles.take(answer, for: read)
      return []
    }
    images.take(answer, for: read)
    guard let answer else { return [] }
    page = read.page
    return mode == .chained && !answer.ids.isEmpty ? [articles.load(page: page, stamp: stamp())] : []
  }

  /// Compares part by part.
  public static func inspect(_ old: GalleryState, _ new: GalleryState, with inspector: inout Inspector) {
    inspector.field("page", old.page, new.page)
    inspector.field("wanted", old.wanted, new.wanted)
    inspector.nested("images", old.images, new.images)
    inspector.nested("articles", old.articles, new.articles)
  }
}
