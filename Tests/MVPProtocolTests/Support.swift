import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

@testable import MVPProtocol

extension World {
  static let ada = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: numberedBlogs(15), pageSize: 12,
    following: numberedFollowing(2), suggested: numberedSuggested(1))
}

/// A run with a server, a store and no window: all that a presenter needs beside a view.
final class Stage {
  let trace = EventCollector()
  let runtime: Runtime
  let service: Service
  let context: Context
  let person: Person
  private var step = 0

  init(_ world: World = .ada, rules: [NetworkRule] = [], cuts: Set<Int> = []) {
    runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvp", variant: "protocol", scenario: "test"), to: trace), cuts: cuts)
    service = Service(runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    context = Context(
      store: BlogStore(runtime), network: service, alerts: AlertPresenter(runtime), user: world.user.id,
      gallery: world.gallery)
    person = Person(runtime)
  }

  /// Does something in the name of the person.
  func act(_ body: () -> Void) {
    step += 1
    runtime.input(step: step, from: runtime.user, to: nil, name: "act", body)
  }

  /// Does something and waits until everything is answered.
  func settle(_ body: () -> Void) {
    act(body)
    runtime.settle()
  }

  /// A presenter of the head, its view attached and its content loaded.
  func header(_ view: HeardView) -> HeaderPresenter {
    let presenter = HeaderPresenter(context, user: 7)
    settle {
      presenter.attachView(view)
      presenter.load()
    }
    view.heard = []
    return presenter
  }

  /// A presenter of the blogs, its view attached and its first page loaded.
  func blogs(_ view: HeardView) -> BlogsPresenter {
    let presenter = BlogsPresenter(context, user: 7)
    settle {
      presenter.attachView(view)
      presenter.load()
    }
    view.heard = []
    return presenter
  }

  /// What the server was asked, in order.
  var requests: [String] { trace.events.filter { $0.kind == .request }.compactMap(\.name) }
}

/// Where the person is told something.
final class Person: Participant, AlertDisplay {
  var heard: [String] = []

  init(_ runtime: Runtime) { super.init(runtime, .scene) }

  func showAlert(_ text: String, buttons: [String]) {
    heard.append("\(text) [\(buttons.joined(separator: " "))]")
  }

  func showToast(_ text: String) { heard.append(text) }
}

/// A view, or a cell, that only remembers what it was told, in order.
final class HeardView: Participant, HeaderDisplay, BlogsDisplay, UsersDisplay, BlogDisplay, UserCellDisplay,
  VoiceCellDisplay, GalleryImagesDisplay, GalleryArticlesDisplay, CategoriesDisplay
{
  var heard: [String] = []
  var answer: () -> Void = {}

  init(_ stage: Stage) { super.init(stage.runtime, .view) }

  private func hear(_ text: String) {
    heard.append(text)
    answer()
  }

  func startLoading() { hear("startLoading") }
  func startRefreshing() { hear("startRefreshing") }
  func finishLoading() { hear("finishLoading") }
  func showFailure() { hear("showFailure") }

  func setHeader(_ header: HeaderViewData) {
    hear("\(header.name), \(header.bio), \(header.followers), \(header.followTitle)")
  }

  func showFollow(_ title: String, enabled: Bool, followers: String) {
    hear("\(title) \(enabled), \(followers)")
  }

  func setBlogs(_ ids: [Int]) { hear("\(ids.count) blogs") }
  func setEmptyBlogs() { hear("no blogs") }
  func setMore(_ isThere: Bool, enabled: Bool, loading: Bool) {
    hear("more \(isThere) \(enabled) \(loading)")
  }

  func setUsers(_ ids: [Int]) { hear("\(ids.count) users") }
  func setEmptyUsers() { hear("nobody") }

  func setBlog(_ blog: BlogViewData) {
    hear("\(blog.title), \(blog.author), \(blog.likes), \(blog.likeTitle)")
  }
  func setBody(_ body: String) { hear(body) }
  func showLike(_ title: String, enabled: Bool, likes: String) { hear("\(title) \(enabled), \(likes)") }

  func setName(_ name: String) { hear(name) }
  func showFollow(_ title: String, enabled: Bool) { hear("\(title) \(enabled)") }

  func setTitle(_ title: String) { hear(title) }
  func showState(_ state: String) { hear(state) }

  func setPage(_ page: Int, previous: Bool, next: Bool) { hear("page \(page) \(previous) \(next)") }
  func setImages(_ ids: [Int]) { hear("images \(ids)") }
  func setEmptyImages() { hear("no images") }
  func setArticles(_ ids: [Int]) { hear("articles \(ids)") }
  func setEmptyArticles() { hear("no articles") }

  func setResult(_ result: String) { hear(result) }
}

/// The app in a window, as a person sees it.
final class AppTrial {
  let trace = EventCollector()
  let runtime: Runtime
  let window: Window
  private let app: MVPProtocolApp
  private let server: BlogServer
  private let service: Service
  private(set) var step = 0

  init(_ world: World = .ada, _ rules: [NetworkRule] = []) {
    runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvp", variant: "protocol", scenario: "test"), to: trace))
    server = BlogServer(world, rules: rules)
    window = Window(runtime, recordsScreens: false)
    service = Service(runtime, name: "BlogAPI", server: server)
    app = MVPProtocolApp(window: window, service: service, user: world.user.id, gallery: world.gallery)
  }

  /// Plays an input.
  func act(_ name: String, _ target: InputTarget, byWorld: Bool = false) {
    step += 1
    runtime.input(
      step: step, from: byWorld ? runtime.world : runtime.user, to: target.actor, name: name
    ) {
      target.deliver?()
    }
  }

  /// Plays an input and lets it settle.
  func play(_ name: String, _ target: InputTarget, byWorld: Bool = false) {
    act(name, target, byWorld: byWorld)
    runtime.settle()
  }

  func open(_ screen: String) { play("open", window.open(screen)) }

  func tap(_ path: String) { play(path, window.tap(ElementName(path: path))) }

  func push(_ push: Push) {
    server.push(push)
    play(
      "push", InputTarget(actor: service.actor, .delivered { [app] in app.receive(push) }), byWorld: true)
  }

  /// What a person sees under a path.
  func see(_ path: String) -> TraceValue { window.value(of: ElementName(path: path)) }

  /// The latest step's events as `kind from → to name`.
  var hops: [String] {
    trace.events.filter { $0.id.step == step && $0.kind != .create }.map { event in
      let name = event.kind == .render || event.kind == .state ? event.changes[0].path : event.name ?? ""
      let to = event.to.map { " → \($0)" } ?? ""
      return "\(event.kind.name) \(event.from)\(to) \(name)"
    }
  }

  /// What presenters told their views in the latest step.
  var told: [String] {
    let roles = roles
    return trace.events.filter {
      $0.id.step == step && $0.kind == .call && roles[$0.from] == "presenter"
        && $0.to.flatMap { roles[$0] } == "view"
    }.map { "\($0.to ?? "") \($0.name ?? "")" }
  }

  /// Who is what: role by name.
  var roles: [String: String] {
    var roles = ["user": "user", "world": "world", "clock": "clock"]
    for event in trace.events where event.kind == .create { roles[event.to ?? ""] = event.role }
    return roles
  }
}
