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
    let flags = BlogProgram.Flags(user: user, gallery: gallery)
    driver = Driver(flags, window: window, service: service, events: pushes)
  }

  func receive(_ push: Push) { pushes.send(push) }
}

/// What is done wrong; by default nothing is.
protocol Bug {
  typealias Effect = BlogProgram.Effect

  /// What a message makes of the state.
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect]
  /// The rows that a table shows.
  static func rows(_ rows: [Int], _ element: String, _ state: BrokenState) -> [Int]
}

extension Bug {
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect] { state.take(message) }
  static func rows(_ rows: [Int], _ element: String, _ state: BrokenState) -> [Int] { rows }
}

/// The app's state, and what a bug keeps beside it.
struct BrokenState: Inspectable {
  var app: AppState
  var kept: [Int] = []

  /// Does what the app does with a message.
  mutating func take(_ message: BlogMessage) -> [BlogProgram.Effect] {
    let (app, effects) = BlogProgram.update(message, app)
    self.app = app
    return effects
  }

  static func inspect(_ old: BrokenState, _ new: BrokenState, with inspector: inout Inspector) {
    AppState.inspect(old.app, new.app, with: &inspector)
  }
}

/// The program with the bug in it.
enum BrokenProgram<B: Bug>: Program {
  static func initial(_ flags: BlogProgram.Flags) -> (BrokenState, [BlogProgram.Effect]) {
    let (app, effects) = BlogProgram.initial(flags)
    return (BrokenState(app: app), effects)
  }

  static func update(_ message: BlogMessage, _ state: BrokenState) -> (BrokenState, [BlogProgram.Effect]) {
    var state = state
    let effects = B.update(message, &state)
    return (state, effects)
  }

  static func subscriptions(_ state: BrokenState) -> [Listener<Push, BlogMessage>] {
    BlogProgram.subscriptions(state.app)
  }

  static func view(_ state: BrokenState) -> VirtualWindow<BlogMessage> {
    let window = BlogProgram.view(state.app)
    let stack = window.stack.map { screen in
      VirtualScreen(key: screen.key, name: screen.name, screen.views.map { broken($0, state) })
    }
    return VirtualWindow(
      stack: stack, alert: window.alert, toast: window.toast, onOpen: window.onOpen, onBack: window.onBack)
  }

  private static func broken(_ view: VirtualView<BlogMessage>, _ state: BrokenState) -> VirtualView<
    BlogMessage
  > {
    guard case .table(let table) = view else { return view }
    return .table(
      VirtualTable(
        table.content, rows: B.rows(table.rows, table.content.element, state), first: table.first,
        more: table.more, onSelect: table.onSelect, onScroll: table.onScroll, row: table.row))
  }
}

/// Nothing is wrong: that the wrapping alone makes no difference.
enum NoBug: Bug {}

/// A share goes out although one is out.
enum MissingGuard: Bug {
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect] {
    let effects = state.take(message)
    guard effects.isEmpty, case .shareTapped(let blog) = message else { return effects }
    return [.request(.write(.share(blog)))]
  }
}

/// A follow that failed is undone by toggling what the server said last.
enum WrongRollback: Bug {
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect] {
    let effects = state.take(message)
    guard case .answered(.write(let write), let response) = message, !response.isSuccess else {
      return effects
    }
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
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect] {
    if case .answered(.read(let read, _), let response) = message, case .blogs = read.resource,
      response.isSuccess
    {
      state.kept = (read.page == 1 ? [] : state.kept) + ids(response.body)
    }
    return state.take(message)
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
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect] {
    guard case .answered(.read(let read, let id), let response) = message,
      var feed = state.app.list(id)?.feed,
      let refresh = feed.refresh, read.page == 1
    else { return state.take(message) }
    return state.take(.answered(.read(feed.load(stamp: refresh), id), response))
  }
}

/// An alert that comes while another is shown is lost.
enum LostAlert: Bug {
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect] {
    let effects = state.take(message)
    if state.app.alert != nil { state.app.waiting = [] }
    return effects
  }
}

/// Every second tap on the follow button of the page's head does nothing.
enum EverySecondTap: Bug {
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect] {
    guard case .followTapped = message else { return state.take(message) }
    state.kept.append(1)
    return state.kept.count.isMultiple(of: 2) ? [] : state.take(message)
  }
}

/// The way back from a blog is swallowed once something was liked there.
enum SwallowedBack: Bug {
  static func update(_ message: BlogMessage, _ state: inout BrokenState) -> [Effect] {
    if case .likeTapped(let blog) = message { state.kept.append(blog) }
    if case .back = message, case .blog(let blog) = state.app.screens.last?.content, state.kept.contains(blog)
    {
      return []
    }
    return state.take(message)
  }
}
