import BlogDomain
import Runtime

/// Everything that can happen to the app.
enum BlogMessage: Message {
  // By the person.
  case opened(String)
  case back
  case refresh(ListID)
  case more(ListID)
  case scrolled(ListID, Int)
  case followTapped(Int)
  case askedFollowTapped(Int)
  case blogTapped(Int)
  case likeTapped(Int)
  case shareTapped(Int)
  case alertClosed
  case unfollowConfirmed(Int)
  case voiceTapped(Int, ListID)
  case asked(GalleryState.Wish, screen: Int)
  case queryChanged(String, screen: Int)

  // By the world. What carries much and comes seldom is kept aside, so that the others are small to copy.
  indirect case answered(ListID, Read, Response)
  indirect case galleryAnswered(Read, Response, screen: Int)
  indirect case searchAnswered(CategorySearch.Query, Response, screen: Int)
  case played(AudioPlayer.Event)
  case wrote(Write, Response)
  indirect case pushed(Push)
  case toastExpired(Int)

  var name: String {
    switch self {
    case .opened: "opened"
    case .back: "back"
    case .refresh(let list): Self.name(list, "refresh")
    case .more(let list): Self.name(list, "more")
    case .scrolled(let list, _): Self.name(list, "scrolled")
    case .followTapped: "followTapped"
    case .askedFollowTapped: "following(followTapped)"
    case .blogTapped: "blogs(tapped)"
    case .likeTapped: "blog(likeTapped)"
    case .shareTapped: "blog(shareTapped)"
    case .alertClosed: "alert(closed)"
    case .unfollowConfirmed: "alert(unfollowConfirmed)"
    case .voiceTapped: "voices(tapped)"
    case .asked(let wish, _): "gallery(\(wish.rawValue))"
    case .queryChanged: "categories(queryChanged)"
    case .galleryAnswered(let read, _, _): "\(read.resource.name)(answered)"
    case .searchAnswered: "categories(answered)"
    case .played: "voices(played)"
    case .answered(let list, _, _): Self.name(list, "answered")
    case .wrote(.follow, _): "followAnswered"
    case .wrote(.unfollow, _): "unfollowAnswered"
    case .wrote(.like, _): "likeAnswered"
    case .wrote(.share, _): "shareAnswered"
    case .pushed: "pushed"
    case .toastExpired: "toast(expired)"
    }
  }

  private static func name(_ list: ListID, _ what: String) -> String { "\(list.resource.name)(\(what))" }

  var content: Logged? {
    switch self {
    case .opened(let screen): screen.logged
    case .scrolled(_, let row): row.logged
    case .followTapped(let id), .askedFollowTapped(let id), .blogTapped(let id), .likeTapped(let id),
      .shareTapped(let id), .unfollowConfirmed(let id), .voiceTapped(let id, _):
      id.logged
    case .queryChanged(let text, _): text.logged
    case .played(let event): event.logged
    case .searchAnswered(let query, let response, _):
      .fields(["query": query.text, "success": response.isSuccess])
    case .answered(_, let read, let response), .galleryAnswered(let read, let response, _):
      .fields(["page": read.page, "success": response.isSuccess])
    case .wrote(let write, let response): .fields(("id", write.id), ("success", response.isSuccess))
    case .pushed(let push): push.logged
    case .back, .refresh, .more, .alertClosed, .toastExpired, .asked: nil
    }
  }
}
