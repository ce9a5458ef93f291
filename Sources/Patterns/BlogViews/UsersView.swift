public import HeadlessUI
public import Runtime

/// A list of people: those followed, or those suggested. It does not know which.
public final class UsersView: ScreenView {
  /// The people.
  public let users: TableView

  /// Loads the screen.
  /// - Parameter name: `following` or `suggested`.
  public init(_ runtime: Runtime, _ name: String) {
    users = TableView(runtime, name, emptyText: "Nobody yet", errorText: "Could not load people", cell: UserCell.init)
    super.init(runtime, name, [users])
  }
}

/// A person's row.
public final class UserCell: Cell {
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
