import BlogViews
import HeadlessUI
import Runtime

/// A list of people, those followed or those suggested: its view model knows which.
final class UsersViewController: TableViewController, ScreenController {
  private let viewModel: UsersViewModel
  private let view: UsersView

  init(_ viewModel: UsersViewModel) {
    self.viewModel = viewModel
    view = UsersView(viewModel.runtime, viewModel.name, cell: UserCell.init)
    super.init(viewModel, table: view.users)
  }

  var screenView: ScreenView { view }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    super.viewDidLoad()
  }

  override func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    switch keyPath {
    case "message":
      guard let message = viewModel.message, let navigationController else { return }
      present(
        message,
        answer: Action("answer", .block, from: navigationController, to: self) { $0.messageAnswered($1) })
    case _: super.observeValue(forKeyPath: keyPath, of: object, change: change)
    }
  }

  override func close() {
    super.close()
    viewModel.close()
  }

  override func handler(for event: String) -> ((Int) -> Void)? {
    event == "toggleFollow" ? { [weak self] in self?.viewModel.toggleFollow(user: $0) } : nil
  }

  func messageAnswered(_ button: String) { traced(button) { viewModel.answer(button) } }

  private func configure(_ row: RowRequest) { (row.cell as? UserCell)?.show(viewModel.cell(row.id)) }
}

/// A person's row. It does not know in which scene: what a tap means is for the scene to say.
final class UserCell: BlogViews.UserCell, ObservingCell {
  private static let keyPaths = ["name", "followTitle", "isFollowEnabled"]

  private var viewModel: UserCellViewModel?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    follow.onTap = Action("follow", from: follow, to: self) { $0.followTapped() }
  }

  /// Shows a person in place of the one before.
  func show(_ viewModel: UserCellViewModel) {
    removeObservers()
    self.viewModel = viewModel
    for keyPath in Self.keyPaths {
      viewModel.addObserver(self, forKeyPath: keyPath, options: [.initial, .new])
    }
  }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    guard let viewModel else { return }
    switch keyPath {
    case "name": name.set(viewModel.name)
    case "followTitle": follow.title = viewModel.followTitle
    case "isFollowEnabled": follow.isEnabled = viewModel.isFollowEnabled
    case _: break
    }
  }

  func removeObservers() {
    guard let viewModel else { return }
    for keyPath in Self.keyPaths { viewModel.removeObserver(self, forKeyPath: keyPath) }
    viewModel.close()
    self.viewModel = nil
  }

  func followTapped() { traced { routeEvent("toggleFollow", id) } }
}
