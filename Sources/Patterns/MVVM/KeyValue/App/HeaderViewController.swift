import BlogViews
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderViewController: ViewController {
  private static let keyPaths = ["name", "bio", "followers", "followTitle", "isFollowEnabled", "status"]

  private let viewModel: HeaderViewModel
  private let view: HeaderView

  init(_ viewModel: HeaderViewModel, view: HeaderView) {
    self.viewModel = viewModel
    self.view = view
    super.init(view.runtime)
  }

  override func viewDidLoad() {
    view.follow.onTap = Action("follow", from: view.follow, to: self) { $0.followTapped() }
    view.onPull = Action("pull", from: view, to: self) { $0.pulled() }
    view.retry.onTap = Action("retry", from: view.retry, to: self) { $0.retryTapped() }
    for keyPath in Self.keyPaths {
      viewModel.addObserver(self, forKeyPath: keyPath, options: [.initial, .new])
    }
    viewModel.addObserver(self, forKeyPath: "message", options: .new)
    viewModel.load()
  }

  override func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    switch keyPath {
    case "name": view.name.set(viewModel.name)
    case "bio": view.bio.set(viewModel.bio)
    case "followers": view.followers.set(viewModel.followers)
    case "followTitle": view.follow.title = viewModel.followTitle
    case "isFollowEnabled": view.follow.isEnabled = viewModel.isFollowEnabled
    case "status":
      view.state = viewModel.state
      view.isRefreshing = viewModel.isRefreshing
    case "message":
      if let message = viewModel.message { present(message) }
    case _: super.observeValue(forKeyPath: keyPath, of: object, change: change)
    }
  }

  override func close() {
    super.close()
    for keyPath in Self.keyPaths { viewModel.removeObserver(self, forKeyPath: keyPath) }
    viewModel.removeObserver(self, forKeyPath: "message")
  }

  func followTapped() { traced { viewModel.toggleFollow() } }

  func pulled() { traced { viewModel.load() } }

  func retryTapped() { traced { viewModel.load() } }
}
