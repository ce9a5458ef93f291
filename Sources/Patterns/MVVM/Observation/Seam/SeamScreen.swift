import BlogDomain
import HeadlessUI
import Runtime

/// A screen's view models, and those of its rows in sight, with no view.
class SeamScreen {
  /// The view models of the rows in sight, by table and id, as long as the screen is there.
  private var cells: [String: ViewModel] = [:]
  /// Asks for what it shows.
  func load(_ part: String?) {}

  func tap(_ element: ElementName) {}

  /// What a view would show.
  var shown: Shown { Shown() }

  func close() { cells = [:] }

  /// The view model of a row, made when it first comes into sight.
  final func cell<Cell: ViewModel>(_ table: String, _ id: Int, _ make: (Int) -> Cell) -> Cell {
    if let cell = cells["\(table)[\(id)]"] as? Cell { return cell }
    let cell = make(id)
    cells["\(table)[\(id)]"] = cell
    return cell
  }

  /// What a table of rows shows.
  final func set(
    _ name: String, _ viewModel: FeedViewModel, in shown: inout Shown,
    row: (Int, String, inout Shown) -> Void = { _, _, _ in }
  ) {
    shown.set("\(name).state", viewModel.state)
    shown.set("\(name).refreshing", viewModel.isRefreshing)
    shown.set("\(name).count", viewModel.rows.count)
    shown.set("\(name).more", viewModel.hasMore)
    shown.set("\(name).loadingMore", viewModel.isLoadingMore)
    for (place, id) in viewModel.rows.prefix(Shown.rowsInSight).enumerated() {
      row(id, "\(name)[\(place)]", &shown)
    }
  }

  final func set(_ path: String, _ title: String, isEnabled: Bool, in shown: inout Shown) {
    shown.set(path, title)
    shown.set("\(path).enabled", isEnabled)
  }

  final func set(_ path: String, _ blog: BlogViewModel, in shown: inout Shown) {
    shown.set("\(path).title", blog.title)
    shown.set("\(path).author", blog.author)
    shown.set("\(path).likes", blog.likes)
    set("\(path).like", blog.likeTitle, isEnabled: blog.isLikeEnabled, in: &shown)
  }
}

final class ProfileScreen: SeamScreen {
  private let context: Context
  private let viewModel: ProfileViewModel

  init(_ context: Context) {
    self.context = context
    viewModel = ProfileViewModel(context)
  }

  private var parts: [(name: String, viewModel: FeedViewModel)] {
    [("header", viewModel.header), ("blogs", viewModel.blogs), ("drafts", viewModel.drafts)]
  }

  override func load(_ part: String?) {
    for (name, viewModel) in parts where part == nil || part == name { viewModel.load() }
  }

  /// The blog in a row.
  func id(of element: ElementName) -> Int? {
    let ids = viewModel.blogs.rows
    return element.row.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
  }

  private func cell(_ blog: Int) -> BlogViewModel {
    cell("blogs", blog) { BlogViewModel(context, blog: $0) }
  }

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
    shown.set("hud", viewModel.isLoading)
    shown.set("header.state", header.state)
    shown.set("header.refreshing", header.isRefreshing)
    shown.set("header.name", header.name)
    shown.set("header.bio", header.bio)
    shown.set("header.followers", header.followers)
    set("header.follow", header.followTitle, isEnabled: header.isFollowEnabled, in: &shown)
    set("blogs", viewModel.blogs, in: &shown) { set($1, cell($0), in: &$2) }
    set("drafts", viewModel.drafts, in: &shown) {
      let draft = cell("drafts", $0) { DraftCellViewModel(context, draft: $0) }
      $2.set("\($1).title", draft.title)
    }
    return shown
  }
}

final class BlogScreen: SeamScreen {
  private let viewModel: BlogViewModel

  init(_ context: Context, blog: Int) {
    viewModel = BlogViewModel(context, blog: blog)
  }

  override func tap(_ element: ElementName) { viewModel.like() }

  override var shown: Shown {
    var shown = Shown()
    set("blog", viewModel, in: &shown)
    shown.set("blog.body", viewModel.body)
    return shown
  }
}

final class UsersScreen: SeamScreen {
  let viewModel: UsersViewModel

  init(_ viewModel: UsersViewModel) {
    self.viewModel = viewModel
  }

  override func load(_ part: String?) { viewModel.load() }

  override func tap(_ element: ElementName) {
    if let row = element.row, viewModel.rows.indices.contains(row) {
      viewModel.toggleFollow(user: viewModel.rows[row])
    }
  }

  override var shown: Shown {
    var shown = Shown()
    set(viewModel.name, viewModel, in: &shown) { id, path, shown in
      let user = cell(viewModel.name, id, viewModel.cell)
      shown.set("\(path).name", user.name)
      set("\(path).follow", user.followTitle, isEnabled: user.isFollowEnabled, in: &shown)
    }
    return shown
  }
}

final class VoicesScreen: SeamScreen {
  private let context: Context
  private let viewModel: VoicesViewModel

  init(_ context: Context) {
    self.context = context
    viewModel = VoicesViewModel(context)
  }

  override func load(_ part: String?) { viewModel.load() }

  override func tap(_ element: ElementName) {
    if let row = element.row, viewModel.rows.indices.contains(row) { viewModel.play(viewModel.rows[row]) }
  }

  override var shown: Shown {
    var shown = Shown()
    set("voices", viewModel, in: &shown) { id, path, shown in
      let voice = cell("voices", id) { VoiceCellViewModel(context, voice: $0) }
      shown.set("\(path).title", voice.title)
      shown.set("\(path).state", voice.state)
    }
    return shown
  }

  override func close() {
    super.close()
    viewModel.stop()
  }
}
