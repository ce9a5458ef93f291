import BlogDomain
import Runtime

/// The blog app as a program: state, update, view, subscriptions.
enum BlogProgram: Program {
  typealias State = AppState
  typealias Message = BlogMessage
  typealias Event = Push
  typealias Effect = Command<AppState, BlogMessage>

  static func subscriptions(_ state: AppState) -> [Listener<Push, BlogMessage>] {
    let push = Listener<Push, BlogMessage>.events("push") { .pushed($0) }
    let player = Listener<Push, BlogMessage>.player("player") { .played($0) }
    return state.screens.contains(where: \.showsVoices) ? [push, player] : [push]
  }

  static func view(_ state: AppState) -> VirtualWindow<BlogMessage> {
    VirtualWindow(
      stack: state.screens.map { screen in
        VirtualWindow.Screen(key: screen.number, name: screen.name, views(screen, state))
      },
      alerts: state.alerts.map(alert), toast: state.toast?.text, onOpen: { .opened($0) }, onBack: .back)
  }

  private static func views(_ screen: Screen, _ state: AppState) -> [VirtualView<BlogMessage>] {
    switch screen.content {
    case .profile(let user): profileView(screen, user, state.document)
    case .blog(let blog): blogView(blog, state)
    case .people(let format, let asks): peopleView(screen, format, asks, state)
    case .voices: voicesView(screen, state)
    case .gallery(let gallery): galleryView(screen.number, gallery, state.document)
    case .categories(let search): categoriesView(screen.number, search)
    }
  }

  private static func alert(_ alert: Dialog) -> VirtualWindow<BlogMessage>.Alert {
    switch alert.content {
    case .notice: .init(key: alert.number, title: alert.title, buttons: [("OK", .alertClosed)])
    case .unfollow(let user):
      .init(
        key: alert.number, title: alert.title,
        buttons: [("Cancel", .alertClosed), ("Unfollow", .unfollowConfirmed(user))])
    }
  }
}
