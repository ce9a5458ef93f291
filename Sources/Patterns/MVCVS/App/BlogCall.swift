import BlogDomain
import Runtime

/// Something that the server was asked, as a value: it says what the answer will be about.
enum BlogCall: Equatable {
  case read(Read, FeedID)
  case search(CategorySearch.Query, screen: Int)
  case write(Write)

  var request: Request {
    switch self {
    case .read(let read, _): read.request
    case .search(let query, _): query.request
    case .write(let write): write.request
    }
  }

  /// What it is called, by which it is found again where it is still out: no two are called the same at one time.
  var task: String {
    switch self {
    case .read(let read, _): "read \(read.stamp)"
    case .search(let query, let screen): "search \(screen).\(query.number)"
    case .write(let write): write.request.route
    }
  }
}

extension BlogState {
  /// Everything that the server was asked and has not answered, of what still counts.
  var out: [BlogCall] {
    let reads = opened.flatMap { opened in
      opened.feeds.flatMap { feed in
        feed.reads.map { BlogCall.read($0, FeedID(screen: opened.screen, resource: feed.resource)) }
      }
    }
    let searches = opened.compactMap { opened in
      opened.search.out.map { BlogCall.search($0, screen: opened.screen) }
    }
    return reads + searches + document.writes.map(BlogCall.write)
  }

  /// Whether an answer to it still counts; a superseded one changes nothing, nor one whose screen is gone.
  func accepts(_ call: BlogCall) -> Bool {
    switch call {
    case .read(let read, let id): feed(id)?.accepts(read) ?? false
    case .search(let query, let screen): self[screen]?.search.out == query
    case .write: true
    }
  }
}
