import BlogDomain
import Runtime

/// What a part of a screen shows instead of what it showed before.
enum Content<Value> {
  /// What was loaded.
  case loaded(Value)
  /// That there is nothing.
  case empty
  /// That nothing could be loaded.
  case failed
}

extension Content: Loggable where Value: Loggable {
  var logged: Logged {
    switch self {
    case .loaded(let value): value.logged
    case .empty: "empty".logged
    case .failed: "failed".logged
    }
  }
}

/// A presenter of something that is loaded, which answers whoever asks, and tells through blocks what comes
/// without being asked for.
protocol ContentBlocks: FeedPresenter, BlockPresenter {
  /// What the view is handed.
  associatedtype Value: Loggable
  /// A load has begun, or has ended without the view that asked for it.
  var onProgress: Action<Progress>? { get set }
  /// Something else has to be shown, though the view did not ask.
  var onContent: Action<Content<Value>>? { get set }
  /// What was loaded.
  var loaded: Value? { get }
}

extension ContentBlocks {
  /// Loads.
  /// - Parameter completion: Takes what has to be shown now; nil where it is what is shown already.
  func load(then completion: Completion<Content<Value>?>) {
    traced {
      sendFirst { [unowned self] isNew in
        if !completion(isNew ? content : nil) { showEnd(isNew: isNew, ofFirst: true) }
      }
    }
  }

  /// What has to be shown now; nil as long as nothing has come.
  var content: Content<Value>? {
    switch feed.state {
    case .loading: nil
    case .loaded: loaded.map { .loaded($0) }
    case .empty: .empty
    case .error: .failed
    }
  }

  func tellContent() {
    if let content { onContent?(content) }
  }
}

/// A presenter of rows, each of which has a block of its own as long as a cell shows it. The view is handed the
/// rows' ids, and asks for what a row shows when it needs it.
protocol RowBlocks: ContentBlocks where Value == [Int] {
  /// What a row shows.
  associatedtype Row: Equatable & Loggable
  /// What each row shows.
  var rows: Rows<Row> { get }
  /// By row: what it shows is other than it was.
  var onRow: [Int: Action<Row>] { get set }
}

extension RowBlocks {
  var loaded: [Int]? { rows.ids }

  /// A cell shows a row from now on.
  /// - Parameters:
  ///   - row: The row's id.
  ///   - block: Takes what the row shows whenever it is other than it was. It replaces the one before.
  /// - Returns: What the row shows now.
  func bind(row: Int, to block: Action<Row>) -> Row? {
    traced(row) {
      onRow[row] = block
      return rows[row]
    }
  }

  /// The cell shows the row no more, and may show another.
  func unbind(row: Int) { traced(row) { onRow[row] = nil } }
}
