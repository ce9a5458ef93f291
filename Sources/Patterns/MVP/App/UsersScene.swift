import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A scene of a list of people. It says what a tap on a follow button in a row means.
class UsersScene: ScreenScene {
  private let part: Part<UsersPresenter, UserTable>
  private let view: UsersView

  init(_ root: RootScene, _ resource: Resource, _ format: NameFormat) {
    view = UsersView(root.runtime, resource.name)
    part = root.variant.users(root.store, root.network, resource, format)
    super.init(view, parent: root)
    root.connect(presenter)
  }

  var presenter: UsersPresenter { part.presenter }

  override func makeParts() -> [ViewController] { [part.viewController(view.users)] }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.toggleFollow($0) } : nil
  }

  func toggleFollow(_ user: Int) { presenter.toggleFollow(user: user) }
}
