import BlogDomain
import HeadlessUI
import Runtime

/// The head of a person's page.
func headerBinder(_ document: DocumentAdapter, _ user: Int, _ id: ListID) -> ViewConstructor {
  let person = document.compactMap { $0.document.users[user] }
  return .content(
    "header", axis: .horizontal, errorText: Strings.couldNotLoadProfile, contentBinder(document, id),
    [
      .label(".name", .text <-- person.map(\.name)),
      .label(".bio", .text <-- person.map(\.bio)),
      .label(".followers", .text <-- person.map { Strings.followers($0.shownFollowers) }),
      followBinder(person, document.taking(.toggleFollow(user))),
    ])
}

/// A button that follows or unfollows somebody: it takes no tap while that is out.
func followBinder(
  _ person: Signal<DocumentState, User>, _ target: Target<DocumentState, Void>
) -> ViewConstructor {
  .button(
    ".follow",
    .title <-- person.map { $0.isFollowed ? Strings.following : Strings.follow },
    .isEnabled <-- person.map { $0.pending == nil },
    .tap --> target)
}
