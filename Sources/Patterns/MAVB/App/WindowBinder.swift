import BlogDomain
import HeadlessUI
import Runtime

/// The window: the stack of screens, the alert and the toast.
func windowBinder(_ adapters: Adapters) -> [Attribute<Window>] {
  let window = adapters.window
  return [
    .open --> window.taking { .open($0) },
    .back --> window.taking(.back),
    .stack { screenBinder($0, adapters) } <-- window.map { $0.screens.map(\.place) },
    .alert { alertBinder($0, window) } <-- window.map(\.alert),
    .toast <-- window.map { $0.toast?.text },
  ]
}

/// What tells a screen of the stack from another.
struct Place: Equatable {
  let number: Int
  let scene: Scene

  /// What the screen is called, as the stack shows it.
  var name: String {
    switch scene {
    case .profile: "profile"
    case .following: "following"
    case .suggested: "suggested"
    case .voices: "voices"
    case .gallery: "gallery"
    case .categories: "categories"
    case .blog: "blog"
    }
  }
}

extension Screen {
  var place: Place { Place(number: number, scene: scene) }
}

/// A screen of the stack.
func screenBinder(_ place: Place, _ adapters: Adapters) -> ScreenConstructor {
  ScreenConstructor(
    place.name, [.attach --> adapters.window.taking { .attached($0, screen: place.number) }],
    viewBinders(place, adapters))
}

private func viewBinders(_ place: Place, _ adapters: Adapters) -> [ViewConstructor] {
  let document = adapters.document, screen = place.number
  switch place.scene {
  case .profile(let user): return profileBinder(adapters, user: user, screen: screen)
  case .following:
    return [
      usersBinder(adapters, ListID(screen: screen, resource: .following), named: Strings.followedName) {
        .askToggleFollow($0)
      }
    ]
  case .suggested:
    return [
      usersBinder(adapters, ListID(screen: screen, resource: .suggested), named: Strings.suggestedName) {
        .toggleFollow($0)
      }
    ]
  case .voices: return [voicesBinder(adapters, ListID(screen: screen, resource: .voices))]
  case .gallery: return galleryBinder(document, screen: screen)
  case .categories: return [categoriesBinder(adapters.window, screen: screen)]
  case .blog(let blog): return [blogBinder(document, blog)]
  }
}

/// What the person is told or asked.
func alertBinder(_ dialog: Dialog, _ window: WindowAdapter) -> AlertConstructor<WindowState> {
  let close = window.taking(.alertClosed(dialog.number))
  switch dialog.content {
  case .failure(let text): return AlertConstructor(text, [(Strings.ok, close)])
  case .unfollow(_, let name):
    return AlertConstructor(
      Strings.stopFollowing(name),
      [(Strings.cancel, close), (Strings.unfollow, window.taking(.unfollowConfirmed(dialog.number)))])
  }
}
