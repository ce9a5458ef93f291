public import HeadlessUI
public import Runtime

/// The person's page: head, blogs, drafts.
public final class ProfileView: ScreenView {
  /// Shown while a part is loading.
  public let hud: Indicator
  /// The head of the page.
  public let header: HeaderView
  /// The person's blogs.
  public let blogs: BlogTable
  /// The person's drafts.
  public let drafts: DraftTable

  /// Loads the screen.
  /// - Parameters:
  ///   - blogCell: Makes a blog's cell; a pattern may give its cells a class of their own.
  ///   - draftCell: Makes a draft's cell.
  public init(
    _ runtime: Runtime, blogCell: @escaping (Runtime) -> BlogCell = BlogCell.init,
    draftCell: @escaping (Runtime) -> DraftCell = DraftCell.init
  ) {
    hud = Indicator(runtime, "hud")
    header = HeaderView(runtime)
    blogs = BlogTable(runtime, cell: blogCell)
    drafts = DraftTable(runtime, cell: draftCell)
    super.init(runtime, "profile", [hud, header, blogs, drafts])
  }
}

/// The head of a person's page.
public final class HeaderView: ContentView {
  /// The person's name.
  public let name: Label
  /// What the person says of themselves.
  public let bio: Label
  /// How many follow.
  public let followers: Label
  /// Follows and unfollows.
  public let follow: FollowButton

  /// Loads the view.
  public init(_ runtime: Runtime) {
    name = Label(runtime, ".name")
    bio = Label(runtime, ".bio")
    followers = Label(runtime, ".followers")
    follow = FollowButton(runtime, ".follow")
    super.init(
      runtime, "header", axis: .horizontal, errorText: "Could not load profile",
      [name, bio, followers, follow])
  }
}

/// A button that follows or unfollows a person.
public final class FollowButton: Button {}

/// A button that likes a blog.
public final class LikeButton: Button {}

/// A button that shares a blog.
public final class ShareButton: Button {}

/// The table of blogs.
public final class BlogTable: TableView {
  init(_ runtime: Runtime, cell: @escaping (Runtime) -> BlogCell) {
    super.init(runtime, "blogs", emptyText: "No blogs yet", errorText: "Could not load blogs", cell: cell)
  }
}

/// The table of drafts.
public final class DraftTable: TableView {
  init(_ runtime: Runtime, cell: @escaping (Runtime) -> DraftCell) {
    super.init(
      runtime, "drafts", emptyText: "No drafts yet", errorText: "Could not load drafts", cell: cell)
  }
}

/// A blog's row.
open class BlogCell: Cell {
  /// The headline.
  public let title: Label
  /// The author's name.
  public let author: Label
  /// How many like it.
  public let likes: Label
  /// Likes it.
  public let like: LikeButton
  /// Shares it.
  public let share: ShareButton

  /// Loads the cell.
  public init(_ runtime: Runtime) {
    title = Label(runtime, ".title")
    author = Label(runtime, ".author")
    likes = Label(runtime, ".likes")
    like = LikeButton(runtime, ".like")
    share = ShareButton(runtime, ".share", "Share")
    super.init(runtime, [title, author, likes, like, share])
  }
}

/// A draft's row.
open class DraftCell: Cell {
  /// The headline.
  public let title: Label

  /// Loads the cell.
  public init(_ runtime: Runtime) {
    title = Label(runtime, ".title")
    super.init(runtime, [title])
  }
}
