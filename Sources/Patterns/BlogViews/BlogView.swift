public import HeadlessUI
public import Runtime

/// One blog on a screen of its own.
public final class BlogView: ScreenView {
  /// The headline.
  public let title: Label
  /// The author's name.
  public let author: Label
  /// The whole text.
  public let body: Label
  /// How many like it.
  public let likes: Label
  /// Likes it.
  public let like: LikeButton

  /// Loads the screen.
  public init(_ runtime: Runtime) {
    title = Label(runtime, ".title")
    author = Label(runtime, ".author")
    body = Label(runtime, ".body")
    likes = Label(runtime, ".likes")
    like = LikeButton(runtime, ".like")
    let blog = View(runtime, "blog", [title, author, body, likes, like], isParticipant: false)
    super.init(runtime, "blog", [blog])
  }
}
