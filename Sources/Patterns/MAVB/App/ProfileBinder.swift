import BlogDomain
import HeadlessUI
import Runtime

/// The person's page. Its parts have binders of their own; what is left is the HUD that spans them.
final class ProfileBinder: Binder {
  private let adapters: Adapters
  private let user: Int
  private let screen: Int

  init(_ adapters: Adapters, user: Int, screen: Int) {
    self.adapters = adapters
    self.user = user
    self.screen = screen
    super.init(adapters.document.runtime)
  }

  override var views: [ViewConstructor] {
    let header = FeedID(screen: screen, resource: .header(user: user))
    let blogs = FeedID(screen: screen, resource: .blogs(user: user))
    let drafts = FeedID(screen: screen, resource: .drafts(user: user))
    let isLoading = adapters.document.map {
      Profile.isLoading($0.feed(header), $0.feed(blogs), $0.feed(drafts))
    }
    return [
      .indicator("hud", .isOn <-- isLoading),
      .part { [adapters, user] in HeaderBinder(adapters, user: user, feed: header) },
      .part { [adapters] in BlogsBinder(adapters, feed: blogs) },
      .part { [adapters] in DraftsBinder(adapters, feed: drafts) },
    ]
  }
}
