import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Scenario

@testable import TEA

/// The Elm Architecture's blog app with a bug put in.
final class BrokenTEA<B: Bug>: App {
  private let driver: Driver<BrokenProgram<B>>
  private let pushes: ObserverList<Push>

  init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    pushes = ObserverList(of: service, .subscription, "push")
    let state = BrokenState(app: AppState(user: user, gallery: gallery))
    driver = Driver(state, window: window, service: service, events: pushes)
  }

  func receive(_ push: Push) { pushes.send(push) }
}

/// What is done wrong; by default nothing is.
protocol Bug {
  typealias Effect = Command<AppState, BlogMessage>

  /// What a message makes of the state.
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect]
  /// The rows that a table shows.
  static func rows(_ rows: [Int], _ element: String, _ state: BrokenState) -> [Int]
}

extension Bug {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect] {
    BlogProgram.update(&state.app, message)
  }
  static func rows(_ rows: [Int], _ element: String, _ state: BrokenState) -> [Int] { rows }
}

/// The app's state, and what a bug keeps beside it.
struct BrokenState: Inspectable {
  var app: AppState
  var kept: [Int] = []

  static func inspect(_ old: BrokenState, _ new: BrokenState, with inspector: inout Inspector) {
    AppState.inspect(old.app, new.app, with: &inspector)
  }
}

/// The program with the bug in it.
enum BrokenProgram<B: Bug>: Program {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Command<
    BrokenState, BlogMessage
  >] {
    B.update(&state, message).map { command in
      switch command {
      case .request(let request, let accepts, let then):
        .request(request, accepts: accepts.map { accepts in { accepts($0.app) } }, then: then)
      case .play(let order): .play(order)
      case .after(let time, let name, let message): .after(time, name, message)
      }
    }
  }

  static func subscriptions(_ state: BrokenState) -> [Listener<Push, BlogMessage>] {
    BlogProgram.subscriptions(state.app)
  }

  static func view(_ state: BrokenState) -> VirtualWindow<BlogMessage> {
    let window = BlogProgram.view(state.app)
    let stack = window.stack.map { screen in
      VirtualWindow.Screen(key: screen.key, name: screen.name, screen.views.map { broken($0, state) })
    }
    return VirtualWindow(
      stack: stack, alerts: window.alerts, toast: window.toast, onOpen: window.onOpen, onBack: window.onBack)
  }

  private static func broken(_ view: VirtualView<BlogMessage>, _ state: BrokenState) -> VirtualView<
    BlogMessage
  > {
    // What is lazy is described each time: it depends on the bug too.
    if case .lazy(let lazy) = view { return broken(lazy.view(), state) }
    guard case .table(let table) = view else { return view }
    return .table(BrokenTable<B>(table, state))
  }
}

/// A table with what the bug does to its rows.
private final class BrokenTable<B: Bug>: LazyTable<BlogMessage> {
  private let table: LazyTable<BlogMessage>
  private let state: BrokenState

  init(_ table: LazyTable<BlogMessage>, _ state: BrokenState) {
    self.table = table
    self.state = state
  }

  override func hasSameFrame(as other: Lazy) -> Bool { false }

  override func frame() -> VirtualTable<BlogMessage> {
    let frame = table.frame()
    return VirtualTable(
      frame.content, rows: B.rows(frame.rows, frame.content.element, state), first: frame.first,
      more: frame.more, onSelect: frame.onSelect, onScroll: frame.onScroll)
  }

  override func changedRows(since other: Lazy) -> [Int]? {
    (other as? BrokenTable).flatMap { table.changedRows(since: $0.table) }
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> { table.row(id) }
}

/// Nothing is wrong: that the wrapping alone makes no difference.
enum NoBug: Bug {}

/// A share goes out although one is out.
enum MissingGuard: Bug {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect] {
    let effects = BlogProgram.update(&state.app, message)
    guard effects.isEmpty, case .shareTapped(let blog) = message else { return effects }
    return [.request(Write.share(blog).request) { .wrote(.share(blog), $0) }]
  }
}

/// A follow that failed is undone by toggling what the server said last.
enum WrongRollback: Bug {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect] {
    let effects = BlogProgram.update(&state.app, message)
    guard case .wrote(let write, let response) = message, !response.isSuccess else { return effects }
    switch write {
    case .follow(let id), .unfollow(let id):
      let following = state.app.document.users[id]?.following ?? false
      state.app.document.apply(.user(id: id, UserChange(following: !following)))
    case .like, .share: break
    }
    return effects
  }
}

/// A further page is put under the others as it came, ids that are there already included.
enum DroppedDedupe: Bug {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect] {
    if case .answered(_, let read, let response) = message, case .blogs = read.resource, response.isSuccess {
      state.kept = (read.page == 1 ? [] : state.kept) + ids(response.body)
    }
    return BlogProgram.update(&state.app, message)
  }

  static func rows(_ rows: [Int], _ element: String, _ state: BrokenState) -> [Int] {
    element == "blogs" && Set(state.kept) == Set(rows) ? state.kept : rows
  }

  private static func ids(_ body: TraceValue?) -> [Int] {
    guard case .array(let blogs) = body?["blogs"] else { return [] }
    return blogs.compactMap { if case .int(let id) = $0["id"] { id } else { nil } }
  }
}

/// The answer to a refresh counts although a newer one superseded it.
enum StaleAnswer: Bug {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect] {
    BlogProgram.update(&state.app, message).map { effect in
      guard case .request(let request, _, let then) = effect else { return effect }
      return .request(request, accepts: nil, then: then)
    }
  }
}

/// An alert that comes while another is shown is lost.
enum LostAlert: Bug {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect] {
    let effects = BlogProgram.update(&state.app, message)
    if state.app.alerts.count > 1 { state.app.alerts.removeLast() }
    return effects
  }
}

/// Every second tap on the follow button of the page's head does nothing.
enum EverySecondTap: Bug {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect] {
    guard case .followTapped = message else { return BlogProgram.update(&state.app, message) }
    state.kept.append(1)
    return state.kept.count.isMultiple(of: 2) ? [] : BlogProgram.update(&state.app, message)
  }
}

/// The way back from a blog is swallowed once something was liked there.
enum SwallowedBack: Bug {
  static func update(_ state: inout BrokenState, _ message: BlogMessage) -> [Effect] {
    if case .likeTapped(let blog) = message { state.kept.append(blog) }
    if case .back = message, case .blog(let blog) = state.app.screens.last?.content, state.kept.contains(blog)
    {
      return []
    }
    return BlogProgram.update(&state.app, message)
  }
}
