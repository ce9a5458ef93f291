public import Runtime

/// The list that a screen shows of a resource, and how far it is: pages, refreshes, what supersedes what.
public struct Feed: Inspectable, Equatable, Sendable {
  /// What is listed.
  public let resource: Resource
  /// The ids listed, each once.
  public private(set) var ids: [Int] = []
  /// Whether there are further pages.
  public private(set) var more = false
  /// The page that is asked for when more is wanted.
  private var nextPage = 1
  /// Whether the latest read of the first page failed.
  public private(set) var hasFailed = false
  private var hasLoaded = false
  /// The number of the read that is out for a first page.
  private var refresh: Int?
  /// The number of the read that is out for a further page.
  private var further: Int?

  /// Makes an empty list that nothing was asked for.
  public init(_ resource: Resource) { self.resource = resource }

  /// How far it is, as shown. Loading, empty and error are shown only where there is nothing to show.
  public var state: LoadState {
    if !ids.isEmpty { return .loaded }
    if refresh != nil { return .loading }
    if hasFailed { return .error }
    return hasLoaded ? .empty : .loading
  }

  /// Whether a refresh is out while something is shown.
  public var isRefreshing: Bool { refresh != nil && !ids.isEmpty }

  /// Whether a load is out that puts something else in place of what is listed.
  public var isLoading: Bool { refresh != nil }

  /// Whether nothing was ever asked for.
  public var isUntouched: Bool { refresh == nil && !hasLoaded && !hasFailed }

  /// Whether a further page is out.
  public var isLoadingMore: Bool { further != nil }

  /// Whether a further page may be asked for: one at a time, and none while a refresh is out.
  public var canLoadMore: Bool { more && refresh == nil && further == nil }

  /// Asks for the first page: the first load, a retry or a refresh. It supersedes whatever is out.
  /// - Parameters:
  ///   - page: Another page than the first, to put in place of what is listed.
  ///   - stamp: The read's number.
  public mutating func load(page: Int = 1, stamp: Int) -> Read {
    refresh = stamp
    further = nil
    hasFailed = false
    return Read(resource: resource, page: page, stamp: stamp)
  }

  /// Asks for the next page; nil where that may not be.
  /// - Parameter stamp: Gives the read's number.
  public mutating func loadMore(stamp: () -> Int) -> Read? {
    guard canLoadMore else { return nil }
    let read = Read(resource: resource, page: nextPage, stamp: stamp())
    further = read.stamp
    return read
  }

  /// Whether an answer to this read still counts; a superseded one changes nothing.
  public func accepts(_ read: Read) -> Bool { read.stamp == refresh || read.stamp == further }

  /// Takes the answer to a read.
  /// - Parameters:
  ///   - read: The read answered.
  ///   - page: What it brought; nil where it failed.
  /// - Returns: What the person must be told.
  public mutating func receive(_ page: Page?, for read: Read) -> Notice? {
    switch read.stamp {
    case refresh:
      refresh = nil
      guard let page else {
        hasFailed = true
        return ids.isEmpty ? nil : resource.failure
      }
      hasLoaded = true
      ids = []
      append(page)
      nextPage = read.page + 1
      return nil
    case further:
      further = nil
      guard let page else { return .alert("Could not load more") }
      append(page)
      nextPage += 1
      return nil
    case _: return nil
    }
  }

  private mutating func append(_ page: Page) {
    var seen = Set(ids)
    ids += page.ids.filter { seen.insert($0).inserted }
    more = page.more
  }

  /// Compares field by field; the state, which follows from the others, comes first.
  public static func inspect(_ old: Feed, _ new: Feed, with inspector: inout Inspector) {
    inspector.field("state", old.state, new.state)
    inspector.field("ids", old.ids, new.ids)
    inspector.field("more", old.more, new.more)
    inspector.field("nextPage", old.nextPage, new.nextPage)
    inspector.field("hasFailed", old.hasFailed, new.hasFailed)
    inspector.field("hasLoaded", old.hasLoaded, new.hasLoaded)
    inspector.field("refresh", old.refresh, new.refresh)
    inspector.field("further", old.further, new.further)
  }
}
