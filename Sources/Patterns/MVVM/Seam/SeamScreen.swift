import BlogDomain
import HeadlessUI
import Runtime

/// A screen's view models, and those of its rows in sight, with no view.
class SeamScreen {
  /// The view models of the rows in sight, by table and id, as long as the screen is there.
  private var cells: [String: ViewModel] = [:]

  /// Asks for what it shows.
  func load(_ part: String? = nil) {}

  func tap(_ element: ElementName) {}

  /// What a bound view would have been told last.
  var shown: Shown { Shown() }

  func close() {
    for name in cells.keys.sorted() { cells[name]?.close() }
    cells = [:]
  }

  /// The view model of a row, made when it first comes into sight.
  final func cell<Cell: ViewModel>(_ table: String, _ id: Int, _ make: (Int) -> Cell) -> Cell {
    if let cell = cells["\(table)[\(id)]"] as? Cell { return cell }
    let cell = make(id)
    cells["\(table)[\(id)]"] = cell
    return cell
  }

  final func set(_ name: String, _ viewModel: FeedViewModel, in shown: inout Shown) {
    shown.set("\(name).state", viewModel.state.value)
    shown.set("\(name).refreshing", viewModel.isRefreshing.value)
  }

  final func set(
    _ name: String, _ viewModel: TableViewModel, in shown: inout Shown,
    row: (Int, String, inout Shown) -> Void
  ) {
    set(name, viewModel as FeedViewModel, in: &shown)
    let ids = viewModel.rows.value
    shown.set("\(name).count", ids.count)
    shown.set("\(name).more", viewModel.hasMore.value)
    shown.set("\(name).loadingMore", viewModel.isLoadingMore.value)
    for (place, id) in ids.prefix(Shown.rowsInSight).enumerated() { row(id, "\(name)[\(place)]", &shown) }
  }

  final func set(_ path: String, _ blog: BlogItemViewModel, in shown: inout Shown) {
    shown.set("\(path).title", blog.title.value)
    shown.set("\(path).author", blog.author.value)
    shown.set("\(path).likes", blog.likes.value)
    shown.set("\(path).like", ButtonText(blog.likeTitle.value, isEnabled: blog.isLikeEnabled.value))
  }
}

final class ProfileScreen: SeamScreen {
  let viewModel: ProfileViewModel

  init(_ viewModel: ProfileViewModel) { self.viewModel = viewModel }

  private var parts: [(name: String, viewModel: FeedViewModel)] {
    [("header", viewModel.header), ("blogs", viewModel.blogs), ("drafts", viewModel.drafts)]
  }

  override func load(_ part: String?) {
    for (name, viewModel) in parts where part == nil || part == name { viewModel.load() }
  }

  /// The blog in a row.
  func id(of element: ElementName) -> Int? {
    let ids = viewModel.blogs.rows.value
    return element.row.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
  }

  private func cell(_ blog: Int) -> BlogCellViewModel { cell("blogs", blog, viewModel.blogs.cell) }

  override func tap(_ element: ElementName) {
    switch element.member {
    case "follow": viewModel.header.toggleFollow()
    case "like": id(of: element).map(cell)?.like()
    case "share": id(of: element).map(cell)?.share()
    case "more": viewModel.blogs.loadMore()
    case _: load(element.container)
    }
  }

  override var shown: Shown {
    var shown = Shown()
    let header = viewModel.header
    shown.set("hud", viewModel.isLoading.value)
    set("header", header, in: &shown)
    shown.set("header.name", header.name.value)
    shown.set("header.bio", header.bio.value)
    shown.set("header.followers", header.followers.value)
    shown.set(
      "header.follow", ButtonText(header.followTitle.value, isEnabled: header.isFollowEnabled.value))
    set("blogs", viewModel.blogs, in: &shown) { set($1, cell($0), in: &$2) }
    set("drafts", viewModel.drafts, in: &shown) {
      $2.set("\($1).title", cell("drafts", $0, viewModel.drafts.cell).title.value)
    }
    return shown
  }

  override func close() {
    super.close()
    viewModel.close()
  }
}

final class BlogScreen: SeamScreen {
  private let viewModel: BlogViewModel

  init(_ viewModel: BlogViewModel) { self.viewModel = viewModel }

  override func tap(_ element: ElementName) { viewModel.like() }

  override var shown: Shown {
    var shown = Shown()
    set("blog", viewModel, in: &shown)
    shown.set("blog.body", viewModel.body.value)
    return shown
  }

  override func close() { viewModel.close() }
}

final class UsersScreen: SeamScreen {
  let viewModel: UsersViewModel

  init(_ viewModel: UsersViewModel) { self.viewModel = viewModel }

  override func load(_ part: String?) { viewModel.load() }

  override func tap(_ element: ElementName) {
    let ids = viewModel.rows.value
    if let row = element.row, ids.indices.contains(row) { viewModel.toggleFollow(user: ids[row]) }
  }

  override var shown: Shown {
    var shown = Shown()
    set(viewModel.name, viewModel, in: &shown) { id, path, shown in
      let user = cell(viewModel.name, id, viewModel.cell)
      shown.set("\(path).name", user.name.value)
      shown.set("\(path).follow", ButtonText(user.followTitle.value, isEnabled: user.isFollowEnabled.value))
    }
    return shown
  }

  override func close() {
    super.close()
    viewModel.close()
  }
}

final class VoicesScreen: SeamScreen {
  private let viewModel: VoicesViewModel

  init(_ viewModel: VoicesViewModel) { self.viewModel = viewModel }

  override func load(_ part: String?) { viewModel.load() }

  override func tap(_ element: ElementName) {
    let ids = viewModel.rows.value
    if let row = element.row, ids.indices.contains(row) { viewModel.play(ids[row]) }
  }

  override var shown: Shown {
    var shown = Shown()
    set("voices", viewModel, in: &shown) { id, path, shown in
      let voice = cell("voices", id, viewModel.cell)
      shown.set("\(path).title", voice.title.value)
      shown.set("\(path).state", voice.state.value)
    }
    return shown
  }

  override func close() {
    super.close()
    viewModel.close()
  }
}

final class GalleryScreen: SeamScreen {
  private let viewModel: GalleryViewModel

  init(_ viewModel: GalleryViewModel) { self.viewModel = viewModel }

  override func load(_ part: String?) { viewModel.load() }

  override func tap(_ element: ElementName) {
    switch element.member {
    case "next": viewModel.showNext()
    case "prev": viewModel.showPrevious()
    case _:
      if element.container == "gallery.images" { viewModel.retryImages() } else { viewModel.retryArticles() }
    }
  }

  override var shown: Shown {
    var shown = Shown()
    shown.setPage(
      viewModel.page.value, previous: viewModel.canShowPrevious.value, next: viewModel.canShowNext.value)
    for (name, list) in [("images", viewModel.images), ("articles", viewModel.articles)] {
      shown.set("gallery.\(name).state", list.state.value)
      shown.set("gallery.\(name).count", list.rows.value.count)
      shown.set("gallery.\(name).refreshing", list.isRefreshing.value)
    }
    return shown
  }

  override func close() { viewModel.close() }
}

final class CategoriesScreen: SeamScreen {
  let viewModel: CategoriesViewModel

  init(_ viewModel: CategoriesViewModel) { self.viewModel = viewModel }

  override var shown: Shown {
    var shown = Shown()
    shown.set("categories.result", viewModel.result.value)
    return shown
  }

  override func close() { viewModel.close() }
}
