import BlogDomain
import HeadlessUI
import Runtime

/// A row's view of a test's: remembers what it was told last, by member.
final class FakeCell: Participant, BlogCellDisplay, UserCellDisplay, VoiceCellDisplay, TitleCellDisplay {
  private var values: [(member: String, value: Logged)] = []

  init(_ runtime: Runtime) { super.init(runtime, .view) }

  /// Says under the path of its row what it shows.
  func write(_ path: String, into shown: inout Shown) {
    for (member, value) in values { shown.set("\(path).\(member)", value) }
  }

  private func set(_ member: String, _ value: some Loggable) {
    values.removeAll { $0.member == member }
    values.append((member, value.logged))
  }

  func setBlog(_ blog: BlogViewData) {
    set("title", blog.title)
    set("author", blog.author)
    showLike(blog.likeTitle, enabled: blog.isLikeEnabled, likes: blog.likes)
  }

  func showLike(_ title: String, enabled: Bool, likes: String) {
    set("likes", likes)
    set("like", title)
    set("like.enabled", enabled)
  }

  func setName(_ name: String) { set("name", name) }

  func showFollow(_ title: String, enabled: Bool) {
    set("follow", title)
    set("follow.enabled", enabled)
  }

  func setTitle(_ title: String) { set("title", title) }

  func showState(_ state: String) { set("state", state) }
}

/// A view of a test's: remembers what it was told last, by element path.
class FakeView: Participant {
  /// The part of a screen that it stands for.
  let name: String
  var shown = Shown()

  init(_ runtime: Runtime, _ name: String) {
    self.name = name
    super.init(runtime, .view)
  }

  final func set(_ member: String, _ value: some Loggable) { shown.set("\(name).\(member)", value) }
}

class FakeFeedView: FakeView, FeedDisplay {
  func startLoading() { set("state", LoadState.loading) }
  func startRefreshing() { set("refreshing", true) }
  func finishLoading() { set("refreshing", false) }
  func showFailure() { set("state", LoadState.error) }
}

final class FakeHeaderView: FakeFeedView, HeaderDisplay {
  /// Every name that it was told.
  private(set) var namesTold: Set<String> = []

  func setHeader(_ header: HeaderViewData) {
    namesTold.insert(header.name)
    set("state", LoadState.loaded)
    set("name", header.name)
    set("bio", header.bio)
    showFollow(header.followTitle, enabled: header.isFollowEnabled, followers: header.followers)
  }

  func showFollow(_ title: String, enabled: Bool, followers: String) {
    set("follow", title)
    set("follow.enabled", enabled)
    set("followers", followers)
  }
}

final class FakeProfileView: FakeView, ProfileDisplay {
  func startLoading() { shown.set("hud", true) }
  func finishLoading() { shown.set("hud", false) }
}

final class FakeBlogView: FakeView, BlogDisplay {
  func setBlog(_ blog: BlogViewData) {
    set("title", blog.title)
    set("author", blog.author)
    showLike(blog.likeTitle, enabled: blog.isLikeEnabled, likes: blog.likes)
  }

  func setBody(_ body: String) { set("body", body) }

  func showLike(_ title: String, enabled: Bool, likes: String) {
    set("likes", likes)
    set("like", title)
    set("like.enabled", enabled)
  }
}

final class FakeCategoriesView: FakeView, CategoriesDisplay {
  func setResult(_ result: String) { set("result", result) }
}

/// Rows, each of which has a fake cell while it is in sight.
final class FakeTableView: FakeFeedView, BlogsDisplay, DraftsDisplay, UsersDisplay, VoicesDisplay,
  GalleryImagesDisplay, GalleryArticlesDisplay
{
  /// Attaches a cell to the presenter of a row.
  var attach: (FakeCell, Int) -> Void = { _, _ in }
  private(set) var ids: [Int] = []
  private var cells: [Int: FakeCell] = [:]

  func setBlogs(_ ids: [Int]) { list(ids) }
  func setEmptyBlogs() { list([]) }
  func setDrafts(_ ids: [Int]) { list(ids) }
  func setEmptyDrafts() { list([]) }
  func setUsers(_ ids: [Int]) { list(ids) }
  func setEmptyUsers() { list([]) }
  func setVoices(_ ids: [Int]) { list(ids) }
  func setEmptyVoices() { list([]) }
  func setImages(_ ids: [Int]) { list(ids) }
  func setEmptyImages() { list([]) }
  func setArticles(_ ids: [Int]) { list(ids) }
  func setEmptyArticles() { list([]) }

  func setMore(_ isThere: Bool, enabled: Bool, loading: Bool) {
    set("more", isThere)
    set("loadingMore", loading)
  }

  func setPage(_ page: Int, previous: Bool, next: Bool) {
    shown.setPage(page, previous: previous, next: next)
  }

  /// The id of what a row shows.
  func id(of element: ElementName) -> Int? {
    element.row.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
  }

  private func list(_ ids: [Int]) {
    self.ids = ids
    set("count", ids.count)
    set("state", ids.isEmpty ? LoadState.empty : .loaded)
  }

  /// What it shows, and its rows in sight, which are attached to their presenters.
  var shownWithRows: Shown {
    var shown = shown
    let inSight = ids.prefix(Shown.rowsInSight)
    for id in inSight where cells[id] == nil {
      let cell = FakeCell(runtime)
      cells[id] = cell
      attach(cell, id)
    }
    for (place, id) in inSight.enumerated() { cells[id]?.write("\(name)[\(place)]", into: &shown) }
    return shown
  }
}
