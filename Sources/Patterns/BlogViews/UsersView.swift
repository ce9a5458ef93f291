public import HeadlessUI
public import Runtime

/// A list of people: those followed, or those suggested. It does not know which.
public final class UsersView: ScreenView {
  /// The people.
  public let users: UserTable

  /// Loads the screen.
  /// - Parameters:
  ///   - name: `following` or `suggested`.
  ///   - cell: Makes a person's cell; a pattern may give its cells a class of their own.
  public init(_ runtime: Runtime, _ name: String, cell: @escaping (Runtime) -> UserCell = UserCell.init) {
    users = UserTable(runtime, name, cell: cell)
    super.init(runtime, name, [users])
  }
}

/// The table of people.
public final class UserTable: TableView {
  init(_ runtime: Runtime, _ element: String, cell: @escaping (Runtime) -> UserCell) {
    super.init(runtime, element, emptyText: "Nobody yet", errorText: "Could not load people", cell: cell)
  }
}

/// A person's row.
open class UserCell: Cell {
  /// The name, as the scene writes it.
  public let name: Label
  /// Follows and unfollows.
  public let follow: FollowButton

  /// Loads the cell.
  public init(_ runtime: Runtime) {
    name = Label(runtime, ".name")
    follow = FollowButton(runtime, ".follow")
    super.init(runtime, [name, follow])
  }
}
