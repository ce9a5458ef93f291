import BlogDomain
import Runtime

/// Holds what is known of the server's world and how far each list is, for all screens, and asks the server.
final class DocumentAdapter: Adapter<DocumentState> {}

struct DocumentState: Equatable, Codable {
  var document = Document()
  /// How far the voices are.
  var playlist = Playlist()
  /// The lists on the screens of the stack.
  var lists: [List] = []
  /// The galleries on the screens of the stack.
  var galleries: [Gallery] = []

  /// A list on a screen.
  struct List: Equatable, Codable {
    let id: ListID
    var feed: Feed
  }

  /// A gallery on a screen.
  struct Gallery: Equatable, Codable {
    let screen: Int
    var state: GalleryState
  }

  /// The list of an id; one that is not opened yet is as it begins.
  func feed(_ id: ListID) -> Feed { lists.first { $0.id == id }?.feed ?? Feed(id.resource) }

  /// The gallery on a screen; nil where there is none.
  func gallery(_ screen: Int) -> GalleryState? { galleries.first { $0.screen == screen }?.state }
}

enum DocumentMessage: AdapterMessage {
  // By a binding.
  case refresh(ListID)
  case more(ListID)
  case toggleFollow(Int)
  case askToggleFollow(Int)
  case like(Int)
  case share(Int)
  case tapped(voice: Int, ListID)
  case asked(GalleryState.Wish, screen: Int)

  // By another adapter.
  case opened([ListID])
  case closed([ListID])
  case openedGallery(screen: Int, World.Gallery)
  case closedGallery(screen: Int)
  case unfollow(Int)

  // By the player.
  case played(AudioPlayer.Event)

  // By the server.
  case answered(DocumentCall, Response)
  case pushed(Push)
}

/// What is asked of the server, and what the answer will be about.
enum DocumentCall: AdapterCall {
  case read(Read, ListID)
  case readGallery(Read, screen: Int)
  case write(Write)

  var request: Request {
    switch self {
    case .read(let read, _), .readGallery(let read, _): read.request
    case .write(let write): write.request
    }
  }

  var task: String {
    switch self {
    case .read(let read, _), .readGallery(let read, _): "read \(read.stamp)"
    case .write(let write): write.request.route
    }
  }
}

/// What other adapters must know.
enum DocumentOutput: Equatable {
  /// Something failed.
  case failed(String)
  /// The person must be asked whether to stop following somebody.
  case asked(Int, name: String)
  /// A blog was shared.
  case shared
  /// A list has fewer rows than before.
  case shortened(ListID, rows: Int)
}
