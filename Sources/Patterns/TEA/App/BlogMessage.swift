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
  case followedPersonTapped(Int)
  case suggestedPersonTapped(Int)
  case blogTapped(Int)
  case likeTapped(Int)
  case shareTapped(Int)
  case alertClosed
  case unfollowConfirmed
  case voiceTapped(Int, ListID)
  case gallery(GalleryState.Wish, screen: Int)
  case queryChanged(String, screen: Int)

  // By the world.
  case answered(BlogCall, Response)
  case played(AudioPlayer.Event)
  case pushed(Push)
  case sceneChanged(SceneChange)
  case toastExpired(Int)
}

/// What is asked of the server, and what the answer will be about.
enum BlogCall: Call {
  case read(Read, ListID)
  case readGallery(Read, screen: Int)
  case search(CategorySearch.Query, screen: Int)
  case write(Write)

  var request: Request {
    switch self {
    case .read(let read, _), .readGallery(let read, _): read.request
    case .search(let query, _): query.request
    case .write(let write): write.request
    }
  }

  var task: String {
    switch self {
    case .read(let read, _), .readGallery(let read, _): "read \(read.stamp)"
    case .search(let query, let screen): "search \(screen).\(query.number)"
    case .write(let write): write.request.route
    }
  }
}
