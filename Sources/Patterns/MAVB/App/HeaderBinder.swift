import BlogDomain
import HeadlessUI
import Runtime

/// The head of the person's page.
final class HeaderBinder: Binder {
  private let adapters: Adapters
  private let user: Int
  private let feed: FeedID

  init(_ adapters: Adapters, user: Int, feed: FeedID) {
    self.adapters = adapters
    self.user = user
    self.feed = feed
    super.init(adapters.document.runtime)
  }

  override var views: [ViewConstructor] {
    let document = adapters.document
    let text = document.map { [user] in $0.document.users[user].map(HeaderText.init) }
    return [
      .content(
        "header", axis: .horizontal, errorText: "Could not load profile", adapters.feed(feed),
        [
          .label(".name", .text <-- text.map { $0?.name ?? "" }),
          .label(".bio", .text <-- text.map { $0?.bio ?? "" }),
          .label(".followers", .text <-- text.map { $0?.followers ?? "" }),
          .button(
            ".follow",
            .title <-- text.map { $0?.follow.title ?? "" },
            .isEnabled <-- text.map { $0?.follow.isEnabled ?? false },
            .tap --> document.taking(.toggleFollow(self.user))),
        ])
    ]
  }
}
