import BlogDomain
import BlogViews
import HeadlessUI
import Runtime
import Scenario

@testable import MVC

/// MVC's blog app with a bug put in: a cell's buttons are connected once, to what the cell showed then, and not
/// again when it is used for another row.
final class BrokenMVC: App {
  private let root: BrokenRoot
  private let onPush: Action<Push>

  init(window: Window, service: Service, user: Int) {
    let store = BlogStore(service)
    root = BrokenRoot(store, user: user, window: window)
    onPush = Action("push", .subscription, from: service, to: store) { $0.receive(push: $1) }
  }

  func receive(_ push: Push) { onPush(push) }
}

/// The root controller, as far as the page of a person goes.
private final class BrokenRoot: Controller {
  private let store: BlogStore
  private let user: Int
  private var screens: [Controller] = []

  init(_ store: BlogStore, user: Int, window: Window) {
    self.store = store
    self.user = user
    super.init(window: window)
    window.onOpen = Action("open", from: window, to: self) { root, _ in root.open() }
    window.onBack = Action("back", from: window, to: self) { $0.back() }
    observe(store.noticed) { root, notice in
      switch notice {
      case .alert(let text): root.window.enqueue(Alert(text))
      case .toast(let text): root.window.showToast(text)
      }
    }
  }

  private func open() {
    let view = ProfileView(runtime)
    show(view, BrokenProfile(store, user: user, view: view, window: window))
  }

  private func show(_ view: ScreenView, _ controller: Controller) {
    view.responder = controller
    add(controller)
    screens.append(controller)
    controller.loadView()
    if window.stack.isEmpty { window.show(view) } else { window.push(view) }
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    guard event == "showBlog" else { return nil }
    return { [self] id in
      let view = BlogView(runtime)
      show(view, BlogController(store, blog: id, view: view, window: window))
    }
  }

  private func back() {
    window.pop()
    if let controller = screens.popLast() { remove(controller) }
  }
}

/// The page of a person.
private final class BrokenProfile: Controller {
  private let store: BlogStore
  private let view: ProfileView
  private let parts: [FeedController]

  init(_ store: BlogStore, user: Int, view: ProfileView, window: Window) {
    self.store = store
    self.view = view
    parts = [
      HeaderController(store, user: user, view: view.header, window: window),
      BrokenBlogs(store, .blogs(user: user), table: view.blogs, window: window),
      DraftsController(store, user: user, view: view.drafts, window: window),
    ]
    super.init(window: window)
    for part in parts { add(part) }
  }

  override func viewDidLoad() {
    for part in parts {
      observe(store.feedChanged(part.feed)) { profile, _ in
        profile.view.hud.isOn = profile.parts.contains { profile.store.feed($0.feed)?.state == .loading }
      }
    }
    super.viewDidLoad()
  }
}

/// The person's blogs, with the bug.
private final class BrokenBlogs: TableController {
  override func viewDidLoad() {
    observe(store.blogsChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    observe(store.usersChanged) { controller, _ in controller.table.reconfigureVisible() }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.routeEvent("showBlog", $1) }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? BlogCell, let text = store.blogText(id) else { return }
    if cell.like.onTap == nil {
      cell.like.onTap = Action("like", from: cell.like, to: self) { $0.store.like(blog: id) }
      cell.share.onTap = Action("share", from: cell.share, to: self) { $0.store.share(blog: id) }
    }
    cell.title.set(text.title)
    cell.author.set(text.author)
    cell.likes.set(text.likes)
    cell.like.show(text.like)
  }
}
