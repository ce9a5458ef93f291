public import Runtime

/// The list that a screen shows of a resource, and how far it is: pages, refreshes, what supersedes what.
public struct Feed: Inspectable, Equatable, Codable, Sendable {
  /// What is listed.
  public let resource: Resource
  /// The ids listed, each once.
  public private(set) var ids: [Int] = []
  /// Whether there are further pages.
  public private(set) var more = false
  /// The page that a further load asks for.
  public private(set) var nextPage = 1
  /// Whether the latest read of the first page failed.
  public private(set) var hasFailed = false
  /// Whether any read was answered.
  public private(set) var hasLoaded = false
  private var refreshing: Read?
  private var adding: Read?

  /// Makes an empty list that nothing was asked for.
  public init(_ resource: Resource) { self.resource = resource }

  /// The number of the read that is out and will put something else in place of what is listed.
  public var refresh: Int? { refreshing?.stamp }

  /// The number of the read of a further page that is out.
  public var further: Int? { adding?.stamp }

  /// The reads that are out, of those that still count.
  public var reads: [Read] { [refreshing, adding].compactMap { $0 } }

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
    let read = Read(resource: resource, page: page, stamp: stamp)
    refreshing = read
    adding = nil
    hasFailed = false
    return read
  }

  /// Asks for the next page; nil where that may not be.
  /// - Parameter stamp: Gives the read's number.
  public mutating func loadMore(stamp: () -> Int) -> Read? {
    guard canLoadMore else { return nil }
    let read = Read(resource: resource, page: nextPage, stamp: stamp())
    adding = read
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
    let load = take(page, for: read)
    guard page == nil else { return nil }
    switch load {
    case .whole: return ids.isEmpty ? nil : resource.failure
    case .further: return .alert("Could not load more")
    case nil: return nil
    }
  }

  /// What a read is for.
  public enum Load: Hashable, Sendable {
    /// To put something else in place of what is listed.
    case whole
    /// To list more below it.
    case further
  }

  /// Takes the answer to a read, where it still counts; a superseded one changes nothing.
  /// - Parameters:
  ///   - page: What it brought; nil where it failed.
  ///   - read: The read answered.
  /// - Returns: What the read was for; nil where it was superseded.
  @discardableResult
  public mutating func take(_ page: Page?, for read: Read) -> Load? {
    switch read.stamp {
    case refresh:
      refreshing = nil
      guard let page else {
        hasFailed = true
        return .whole
      }
      hasLoaded = true
      ids = []
      append(page)
      nextPage = read.page + 1
      return .whole
    case further:
      adding = nil
      guard let page else { return .further }
      append(page)
      nextPage += 1
      return .further
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
