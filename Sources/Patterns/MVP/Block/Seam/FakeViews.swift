import BlogDomain
import HeadlessUI
import Runtime

/// A view of a test's: remembers what its blocks were handed last, by element path.
final class FakeView: Participant {
  /// The part of a screen that it stands for.
  let name: String
  private var values: [(member: String, value: Logged)] = []
  /// Sets a cell's blocks on the presenter of a row.
  var attach: (FakeView, Int) -> Void = { _, _ in }
  private var ids: [Int] = []
  private var cells: [Int: FakeView] = [:]

  /// - Parameter name: What the paths of its members begin with.
  init(_ runtime: Runtime, _ name: String) {
    self.name = name
    super.init(runtime, .view)
  }

  func set(_ member: String, _ value: some Loggable) {
    values.removeAll { $0.member == member }
    values.append((member, value.logged))
  }

  // MARK: What its blocks do

  func set(_ feed: FeedViewData) {
    set("more", feed.hasMore)
    set("loadingMore", feed.isLoadingMore)
    list(feed.rows, feed.state, isRefreshing: feed.isRefreshing)
  }

  func list(_ ids: [Int], _ state: LoadState, isRefreshing: Bool) {
    self.ids = ids
    set("count", ids.count)
    set("state", state)
    set("refreshing", isRefreshing)
  }

  func set(_ follow: FollowViewData) {
    set("follow", follow.title)
    set("follow.enabled", follow.isEnabled)
  }

  func set(_ blog: BlogViewData) {
    set("title", blog.title)
    set("author", blog.author)
  }

  func set(_ like: LikeViewData) {
    set("likes", like.likes)
    set("like", like.title)
    set("like.enabled", like.isEnabled)
  }

  // MARK: Rows

  /// The id of what a row shows.
  func id(of element: ElementName) -> Int? {
    element.row.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
  }

  /// What it shows, and its rows in sight, each with a cell whose blocks are set on its presenter.
  func write(into shown: inout Shown) {
    write(name, into: &shown)
    for (place, id) in ids.prefix(Shown.rowsInSight).enumerated() {
      cell(id).write("\(name)[\(place)]", into: &shown)
    }
  }

  private func write(_ path: String, into shown: inout Shown) {
    for (member, value) in values { shown.set(path.isEmpty ? member : "\(path).\(member)", value) }
  }

  private func cell(_ id: Int) -> FakeView {
    if let cell = cells[id] { return cell }
    let cell = FakeView(runtime, "")
    cells[id] = cell
    attach(cell, id)
    return cell
  }
}

extension FakeView {
  func set(_ images: ImagesViewData) {
    set("page", images.page)
    set("prev.enabled", images.canShowPrevious)
    set("next.enabled", images.canShowNext)
    set("images.count", images.rows.count)
    set("images.state", images.state)
    set("images.refreshing", images.isRefreshing)
  }

  func set(_ articles: ArticlesViewData) {
    list(articles.rows, articles.state, isRefreshing: articles.isRefreshing)
  }
}

/// Stands for the scene where the person must be told something.
final class FakeScene: Participant {
  private(set) var alert: String?
  private(set) var toast: String?

  init(_ presenter: AppPresenter) {
    super.init(presenter.runtime, .scene)
    presenter.alertHandler = alertBlock(of: presenter)
    presenter.toastHandler = Action("toast", .block, from: presenter, to: self) { $0.toast = $1 }
  }

  func alertBlock(of presenter: Presenter) -> Action<String> {
    Action("alert", .block, from: presenter, to: self) { $0.alert = $1 }
  }
}
