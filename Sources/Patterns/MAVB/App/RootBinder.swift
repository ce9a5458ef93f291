import BlogDomain
import HeadlessUI
import Runtime

/// Binds the window: the stack of screens, the alerts and the toast.
final class RootBinder: Binder {
  init(_ adapters: Adapters, window: Window) {
    super.init(window.runtime)
    bind(window, Self.bindings(adapters))
  }

  static func bindings(_ adapters: Adapters) -> [Binding<Window>] {
    [
      .open --> adapters.stack.taking { .open($0) },
      .back --> adapters.stack.taking(.back),
      .stack { binder($0, adapters) } <-- adapters.stack.map { $0.screens.map(key) },
      .alerts(answering: adapters.alerts.taking { .answered($0.alert, button: $0.button) })
        <-- adapters.alerts.map { $0.dialogs.map(alert) },
      .toast <-- adapters.toast.map(\.text),
    ]
  }

  private static func key(_ screen: Screen) -> ScreenKey { ScreenKey(screen.number, screen.scene.name) }

  private static func binder(_ key: ScreenKey, _ adapters: Adapters) -> Binder? {
    let screen = adapters.stack.state.screens.first { $0.number == key.number }
    return screen.map { binder($0, adapters) }
  }

  private static func binder(_ screen: Screen, _ adapters: Adapters) -> Binder {
    switch screen.scene {
    case .profile(let user): ProfileBinder(adapters, user: user, screen: screen.number)
    case .following: UsersBinder(adapters, .following, screen: screen.number, .star) { .askToggleFollow($0) }
    case .suggested: UsersBinder(adapters, .suggested, screen: screen.number, .at) { .toggleFollow($0) }
    case .voices: VoicesBinder(adapters, screen: screen.number)
    case .gallery(let mode): GalleryBinder(adapters.document, mode, screen: screen.number)
    case .categories: CategoriesBinder(adapters.stack, screen: screen.number)
    case .blog(let blog): BlogBinder(adapters, blog: blog)
    }
  }

  private static func alert(_ dialog: AlertsState.Dialog) -> AlertContent {
    switch dialog.content {
    case .notice: AlertContent(dialog.number, dialog.title, buttons: ["OK"])
    case .unfollow:
      AlertContent(dialog.number, dialog.title, buttons: ["Cancel", AlertsReducer.unfollow])
    }
  }
}
