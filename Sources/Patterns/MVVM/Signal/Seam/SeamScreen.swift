import BlogDomain
import HeadlessUI
import Runtime

/// A screen's view models, and those of its rows in sight, with no view.
class SeamScreen {
  /// What is told of the messages, as long as the screen is there.
  final var told: [Subscription] = []
  private let viewModel: ViewModel
  /// The view models of the rows in sight, by table and id, as long as the screen is there.
  private var cells: [String: ViewModel] = [:]

  init(_ viewModel: ViewModel) { self.viewModel = viewModel }

  /// What the person must be told or asked.
  var messages: [Signal<Message>] { [] }

  /// Asks for what it shows.
  func load(_ part: String?) {}

  func tap(_ element: ElementName) {}

  /// What a bound view would have been told last.
  var shown: Shown { Shown() }

  final func close() {
    for name in cells.keys.sorted() { cells[name]?.close() }
    cells = [:]
    for subscription in told { subscription.cancel() }
    viewModel.close()
  }

  /// The view model of a row, made when it first comes into sight.
  final func cell<Cell: ViewModel>(_ table: String, _ id: Int, _ make: (Int) -> Cell) -> Cell {
    if let cell = cells["\(table)[\(id)]"] as? Cell { return cell }
    let cell = make(id)
    cells["\(table)[\(id)]"] = cell
    return cell
  }

  final func set(
    _ name: String, _ feed: FeedSignals, in shown: inout Shown,
    row: (Int, String, inout Shown) -> Void = { _, _, _ in }
  ) {
    let ids = feed.rows.current ?? []
    shown.set("\(name).state", feed.state.current ?? .loading)
    shown.set("\(name).refreshing", feed.isRefreshing.current ?? false)
    shown.set("\(name).count", ids.count)
    shown.set("\(name).more", feed.hasMore.current ?? false)
    shown.set("\(name).loadingMore", feed.isLoadingMore.current ?? false)
    for (place, id) in ids.prefix(Shown.rowsInSight).enumerated() { row(id, "\(name)[\(place)]", &shown) }
  }

  final func set(_ path: String, _ text: Signal<String>, in shown: inout Shown) {
    shown.set(path, text.current ?? "")
  }

  final func set(
    _ path: String, _ title: Signal<String>, isEnabled: Signal<Bool>, in shown: inout Shown
  ) {
    set(path, title, in: &shown)
    shown.set("\(path).enabled", isEnabled.current ?? false)
  }

  final func set(_ path: String, _ blog: BlogViewModel, in shown: inout Shown) {
    set("\(path).title", blog.title, in: &shown)
    set("\(path).author", blog.author, in: &shown)
    set("\(path).likes", blog.likes, in: &shown)
    set("\(path).like", blog.likeTitle, isEnabled: blog.isLikeEnabled, in: &shown)
  }
}

extension FeedSignals {
  /// What a row shows.
  fileprivate func id(of element: ElementName) -> Int? {
    let ids = rows.current ?? []
    return element.row.flatMap { ids.indices.contains($0) ? ids[$0] : nil }
  }
}

final class ProfileScreen: SeamScreen {
  private let viewModel: ProfileViewModel

  init(_ viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(viewModel)
  }

  override var messages: [Signal<Message>] { viewModel.messages }

  override func load(_ part: String?) {
    let parts: [(String, FeedViewModel)] = [
      ("header", viewModel.header), ("blogs", viewModel.blogs), ("drafts", viewModel.drafts),
    ]
    for (name, viewModel) in parts where part == nil || part == name { viewModel.load() }
  }

  /// The blog in a row.
  func id(of element: ElementName) -> Int? { viewModel.blogs.feed.id(of: element) }

  private func cell(_ blog: Int) -> BlogViewModel { cell("blogs", blog, viewModel.blogs.row) }

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
    shown.set("hud", viewModel.isLoading.current ?? false)
    shown.set("header.state", header.feed.state.current ?? .loading)
    shown.set("header.refreshing", header.feed.isRefreshing.current ?? false)
    set("header.name", header.name, in: &shown)
    set("header.bio", header.bio, in: &shown)
    set("header.followers", header.followers, in: &shown)
    set("header.follow", header.followTitle, isEnabled: header.isFollowEnabled, in: &shown)
    set("blogs", viewModel.blogs.feed, in: &shown) { set($1, cell($0), in: &$2) }
    set("drafts", viewModel.drafts.feed, in: &shown) {
      set("\($1).title", cell("drafts", $0, viewModel.drafts.row).title, in: &$2)
    }
    return shown
  }
}

final class BlogScreen: SeamScreen {
  private let viewModel: BlogViewModel

  init(_ viewModel: BlogViewModel) {
    self.viewModel = viewModel
    super.init(viewModel)
  }

  override func tap(_ element: ElementName) { viewModel.like() }

  override var shown: Shown {
    var shown = Shown()
    set("blog", viewModel, in: &shown)
    set("blog.body", viewModel.body, in: &shown)
    return shown
  }
}

final class UsersScreen: SeamScreen {
  let viewModel: UsersViewModel

  init(_ viewModel: UsersViewModel) {
    self.viewModel = viewModel
    super.init(viewModel)
  }

  override var messages: [Signal<Message>] { viewModel.messages }

  override func load(_ part: String?) { viewModel.load() }

  override func tap(_ element: ElementName) {
    if let user = viewModel.feed.id(of: element) { viewModel.toggleFollow(user: user) } else { load(nil) }
  }

  override var shown: Shown {
    var shown = Shown()
    set(viewModel.name, viewModel.feed, in: &shown) { id, path, shown in
      let user = cell(viewModel.name, id, viewModel.row)
      set("\(path).name", user.name, in: &shown)
      set("\(path).follow", user.followTitle, isEnabled: user.isFollowEnabled, in: &shown)
    }
    return shown
  }
}

final class VoicesScreen: SeamScreen {
  private let viewModel: VoicesViewModel

  init(_ viewModel: VoicesViewModel) {
    self.viewModel = viewModel
    super.init(viewModel)
  }

  override var messages: [Signal<Message>] { [viewModel.feed.messages] }

  override func load(_ part: String?) { viewModel.load() }

  override func tap(_ element: ElementName) {
    if let voice = viewModel.feed.id(of: element) { viewModel.play(voice) } else { load(nil) }
  }

  override var shown: Shown {
    var shown = Shown()
    set("voices", viewModel.feed, in: &shown) { id, path, shown in
      let voice = cell("voices", id, viewModel.row)
      set("\(path).title", voice.title, in: &shown)
      set("\(path).state", voice.state, in: &shown)
    }
    return shown
  }
}
