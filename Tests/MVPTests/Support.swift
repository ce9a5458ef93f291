import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

@testable import MVP

typealias HeaderPresenter = ProtocolVariant.HeaderPresenter
typealias BlogsPresenter = ProtocolVariant.BlogsPresenter
typealias UsersPresenter = ProtocolVariant.UsersPresenter
typealias BlogPresenter = ProtocolVariant.BlogPresenter

/// A run with a server, a store and no window: all that a presenter needs beside a view.
final class Stage {
  let trace = EventCollector()
  let runtime: Runtime
  let service: Service
  let store: BlogStore
  private var step = 0

  init(_ world: World = .ada, rules: [NetworkRule] = [], cuts: Set<Int> = []) {
    runtime = Runtime(Recorder(TraceHeader(pattern: "mvp", scenario: "test"), to: trace), cuts: cuts)
    service = Service(runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    store = BlogStore(runtime)
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
  func header(_ view: FakeHeader) -> HeaderPresenter {
    let presenter = HeaderPresenter(store, service, user: 7)
    settle {
      presenter.attachView(view)
      presenter.load()
    }
    view.heard = []
    return presenter
  }
}

extension World {
  static let ada = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: numberedBlogs(15), pageSize: 12,
    following: numberedFollowing(2))
}

/// A view that only remembers what it was told.
class FakeContent: Participant, ContentDisplay {
  var heard: [String] = []

  init(_ stage: Stage) { super.init(stage.runtime, .view) }

  func startLoading() { heard.append("startLoading") }
  func startRefreshing() { heard.append("startRefreshing") }
  func finishLoading() { heard.append("finishLoading") }
  func showFailure() { heard.append("showFailure") }
}

final class FakeHeader: FakeContent, HeaderDisplay {
  func setHeader(_ header: HeaderText) {
    heard.append("\(header.name), \(header.bio), \(header.followers), \(header.follow.title)")
  }

  func showFollow(_ title: String, enabled: Bool, followers: String) {
    heard.append("\(title) \(enabled), \(followers)")
  }
}

final class FakeBlogs: FakeContent, BlogsDisplay {
  func setBlogs(_ blogs: Rows<BlogText>) { heard.append("\(blogs.ids.count) blogs") }
  func setEmptyBlogs() { heard.append("no blogs") }
  func setBlog(_ id: Int, _ blog: BlogText) { heard.append("\(id): \(blog.likes) \(blog.like.isEnabled)") }

  func setMore(_ isThere: Bool, enabled: Bool, loading: Bool) {
    heard.append("more \(isThere) \(enabled) \(loading)")
  }
}

final class FakeUsers: FakeContent, UsersDisplay {
  func setUsers(_ users: Rows<PersonText>) { heard.append(names(users)) }
  func setEmptyUsers() { heard.append("nobody") }
  func setUser(_ id: Int, _ user: PersonText) { heard.append("\(user.name) \(user.follow.title)") }

  private func names(_ users: Rows<PersonText>) -> String {
    users.ids.compactMap { users[$0]?.name }.joined(separator: ", ")
  }
}
