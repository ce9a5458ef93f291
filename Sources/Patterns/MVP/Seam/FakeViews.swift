import BlogDomain
import Runtime

/// A view of a test's: remembers what it was told last, by element path.
class FakeView: Participant {
  /// The part of a screen that it stands for.
  let element: String
  final var shown = Shown()
  private var ids: [Int] = []

  init(_ presenter: Participant, _ element: String) {
    self.element = element
    super.init(presenter.runtime, .view)
  }

  /// The id of what a row shows.
  final func id(of row: Int) -> Int? { ids.indices.contains(row) ? ids[row] : nil }

  /// Takes the rows, and says which of them are in sight.
  final func list(_ ids: [Int], state: LoadState) -> [(path: String, id: Int)] {
    self.ids = ids
    shown.clearRows(of: element)
    shown.set("\(element).count", ids.count)
    shown.set("\(element).state", state)
    return inSight
  }

  /// The rows in sight.
  final var inSight: [(path: String, id: Int)] {
    ids.prefix(Shown.rowsInSight).enumerated().map { ("\(element)[\($0.offset)]", $0.element) }
  }

  /// Where a row is in sight; nil where it is not.
  final func path(of id: Int) -> String? { inSight.first { $0.id == id }?.path }

  final func setState(_ state: LoadState) { shown.set("\(element).state", state) }

  final func setMore(_ isThere: Bool, enabled: Bool, loading: Bool) {
    shown.set("\(element).more", isThere)
    shown.set("\(element).loadingMore", loading)
  }
}

/// The fake view of something that is loaded.
class FakeContentView: FakeView {
  final func startLoading() { setState(.loading) }
  final func startRefreshing() { shown.set("\(element).refreshing", true) }
  final func finishLoading() { shown.set("\(element).refreshing", false) }
  final func showFailure() { setState(.error) }
}

/// The fake view of rows that are view data.
class FakeRowsView<Row: Equatable & Loggable>: FakeContentView {
  /// Says what a row shows.
  private let write: (inout Shown, String, Row) -> Void

  init(_ presenter: Participant, _ element: String, _ write: @escaping (inout Shown, String, Row) -> Void) {
    self.write = write
    super.init(presenter, element)
  }

  final func set(_ rows: Rows<Row>) {
    for (path, id) in list(rows.ids, state: rows.ids.isEmpty ? .empty : .loaded) {
      if let row = rows[id] { write(&shown, path, row) }
    }
  }

  final func set(_ id: Int, _ row: Row) {
    if let path = path(of: id) { write(&shown, path, row) }
  }
}

final class FakeHeaderView: FakeContentView, HeaderDisplay {
  func setHeader(_ header: HeaderText) {
    shown.set(header)
    setState(.loaded)
  }

  func showFollow(_ title: String, enabled: Bool, followers: String) {
    shown.set("header.follow", ButtonText(title, isEnabled: enabled))
    shown.set("header.followers", followers)
  }
}

final class FakeProfileView: FakeView, ProfileDisplay {
  func startLoading() { shown.set("hud", true) }
  func finishLoading() { shown.set("hud", false) }
}

final class FakeBlogsView: FakeRowsView<BlogText>, BlogsDisplay {
  func setBlogs(_ blogs: Rows<BlogText>) { set(blogs) }
  func setEmptyBlogs() { set(Rows()) }
  func setBlog(_ id: Int, _ blog: BlogText) { set(id, blog) }
}

final class FakeDraftsView: FakeRowsView<String>, DraftsDisplay {
  func setDrafts(_ titles: Rows<String>) { set(titles) }
  func setEmptyDrafts() { set(Rows()) }
}

final class FakeUsersView: FakeRowsView<PersonText>, UsersDisplay {
  func setUsers(_ users: Rows<PersonText>) { set(users) }
  func setEmptyUsers() { set(Rows()) }
  func setUser(_ id: Int, _ user: PersonText) { set(id, user) }
}

final class FakeVoicesView: FakeRowsView<VoiceText>, VoicesDisplay {
  func setVoices(_ voices: Rows<VoiceText>) { set(voices) }
  func setEmptyVoices() { set(Rows()) }
  func setVoice(_ id: Int, _ voice: VoiceText) { set(id, voice) }
}

final class FakeBlogView: FakeView, BlogDisplay {
  func setBlog(_ blog: BlogText) { shown.setBlog(blog) }

  func showLike(_ title: String, enabled: Bool, likes: String) {
    shown.set("blog.like", ButtonText(title, isEnabled: enabled))
    shown.set("blog.likes", likes)
  }
}

final class FakeGalleryView: FakeView, GalleryDisplay {
  func setPage(_ page: Int, previous: Bool, next: Bool) {
    shown.setPage(page, previous: previous, next: next)
  }

  func setImages(_ images: GalleryPart) { set("images", images) }
  func setArticles(_ articles: GalleryPart) { set("articles", articles) }

  private func set(_ name: String, _ part: GalleryPart) {
    shown.set("gallery.\(name).count", part.rows.ids.count)
    shown.set("gallery.\(name).state", part.state)
    shown.set("gallery.\(name).refreshing", part.isRefreshing)
  }
}

final class FakeCategoriesView: FakeView, CategoriesDisplay {
  func setResult(_ result: String) { shown.set("categories.result", result) }
}
