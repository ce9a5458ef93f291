import BlogDomain
import Runtime

extension BlogMessage {
  var name: String {
    switch self {
    case .opened: "opened"
    case .back: "back"
    case .refresh(let list): "\(list.resource.name)(refresh)"
    case .more(let list): "\(list.resource.name)(more)"
    case .scrolled(let list, _): "\(list.resource.name)(scrolled)"
    case .followTapped: "header(followTapped)"
    case .followedPersonTapped: "following(followTapped)"
    case .suggestedPersonTapped: "suggested(followTapped)"
    case .blogTapped: "blogs(tapped)"
    case .likeTapped: "blog(likeTapped)"
    case .shareTapped: "blog(shareTapped)"
    case .alertClosed: "alert(closed)"
    case .unfollowConfirmed: "alert(unfollowConfirmed)"
    case .voiceTapped: "voices(tapped)"
    case .gallery(let wish, _): "gallery(\(wish.rawValue))"
    case .queryChanged: "categories(queryChanged)"
    case .answered(.read(let read, _), _), .answered(.readGallery(let read, _), _):
      "\(read.resource.name)(answered)"
    case .answered(.search, _): "categories(answered)"
    case .answered(.write(let write), _):
      switch write {
      case .follow: "followAnswered"
      case .unfollow: "unfollowAnswered"
      case .like: "likeAnswered"
      case .share: "shareAnswered"
      }
    case .played: "voices(played)"
    case .pushed: "pushed"
    case .sceneChanged(let change): change.isAttached ? "scene(attached)" : "scene(detached)"
    case .toastExpired: "toast(expired)"
    }
  }

  var content: Logged? {
    switch self {
    case .opened(let screen): screen.logged
    case .scrolled(_, let row): row.logged
    case .followTapped(let id), .followedPersonTapped(let id), .suggestedPersonTapped(let id),
      .blogTapped(let id), .likeTapped(let id), .shareTapped(let id), .voiceTapped(let id, _),
      .toastExpired(let id):
      id.logged
    case .queryChanged(let text, _): text.logged
    case .played(let event): event.logged
    case .answered(.read(let read, _), let response), .answered(.readGallery(let read, _), let response):
      .fields(["page": read.page, "stamp": read.stamp, "success": response.isSuccess])
    case .answered(.search(let query, _), let response):
      .fields(["query": query.text, "success": response.isSuccess])
    case .answered(.write(let write), let response):
      .fields(["id": write.id, "success": response.isSuccess])
    case .pushed(let push): push.logged
    case .sceneChanged(let change): change.screen.logged
    case .back, .refresh, .more, .alertClosed, .unfollowConfirmed, .gallery: nil
    }
  }
}
