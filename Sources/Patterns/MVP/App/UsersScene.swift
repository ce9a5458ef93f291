import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A scene of a list of people. It says what a tap on a follow button in a row means.
class UsersScene: ScreenScene {
  let presenter: UsersPresenter
  private let view: UsersView

  init(_ root: RootScene, _ resource: Resource, _ format: NameFormat) {
    view = UsersView(root.runtime, resource.name)
    presenter = UsersPresenter(root.store, root.network, resource, format)
    super.init(view, parent: root)
    root.connect(presenter)
  }

  override func makeParts() -> [ViewController] { [UsersViewController(presenter, view: view.users)] }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.toggleFollow($0) } : nil
  }

  func toggleFollow(_ user: Int) { presenter.toggleFollow(user: user) }
}
