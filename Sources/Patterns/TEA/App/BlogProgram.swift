import BlogDomain
import Runtime

/// The blog app as a program: the first state, update, view, subscriptions.
enum BlogProgram: Program {
  typealias State = AppState
  typealias Message = BlogMessage
  typealias Event = Push
  typealias Effect = Command<BlogMessage>
  typealias Node = VirtualView<BlogMessage>

  /// What the app is started with.
  struct Flags {
    /// The person whose page it shows.
    let user: Int
    /// How the gallery's articles are asked for.
    let gallery: World.Gallery
    /// The state to go on from.
    var saved: AppState?
  }

  /// What a state to go on from says is out is taken up again.
  static func initial(_ flags: Flags) -> (AppState, [Effect]) {
    let state = flags.saved ?? AppState(user: flags.user, gallery: flags.gallery)
    return (state, state.out.map { .resume($0) })
  }

  static func subscriptions(_ state: AppState) -> [Listener<Push, BlogMessage>] {
    var wanted: [Listener<Push, BlogMessage>] = [
      .events("push") { .pushed($0) }, .scenes("scenes") { .sceneChanged($0) },
    ]
    if state.screens.contains(where: \.playsVoices) { wanted.append(.player("player") { .played($0) }) }
    if let number = state.toast?.number {
      wanted.append(.timer("toast \(number)", milliseconds: Toast.time, .toastExpired(number)))
    }
    return wanted
  }

  static func view(_ state: AppState) -> VirtualWindow<BlogMessage> {
    VirtualWindow(
      stack: state.screens.map { screen in
        VirtualScreen(key: screen.number, name: screen.name, screenView(screen, state))
      },
      alert: state.alert.map(alertView), toast: state.toast?.text, onOpen: { .opened($0) }, onBack: .back)
  }

  private static func screenView(_ screen: Screen, _ state: AppState) -> [Node] {
    switch screen.content {
    case .profile(let page): profileView(screen.number, page, state.document)
    case .blog(let blog): blogView(blog, state.document)
    case .people(let page): peopleView(screen.number, page, state.document)
    case .voices(let list): voicesView(screen.number, list, state.document, state.playlist)
    case .gallery(let gallery): galleryView(screen.number, gallery, state.document)
    case .categories(let search): categoriesView(screen.number, search)
    }
  }

  private static func alertView(_ dialog: Dialog) -> VirtualAlert<BlogMessage> {
    switch dialog.content {
    case .failure(let text):
      VirtualAlert(key: dialog.number, title: text, buttons: [.init(Strings.ok, .alertClosed)])
    case .unfollow(_, let name):
      VirtualAlert(
        key: dialog.number, title: Strings.stopFollowing(name),
        buttons: [.init(Strings.cancel, .alertClosed), .init(Strings.unfollow, .unfollowConfirmed)])
    }
  }
}

extension Screen {
  fileprivate var playsVoices: Bool { if case .voices = content { true } else { false } }
}
