import BlogDomain
import Runtime

/// What a message makes of what the window shows.
extension WindowState: AdapterState {
  typealias Message = WindowMessage
  typealias Call = WindowCall
  typealias Output = WindowOutput

  func reduce(_ message: WindowMessage) -> (WindowState, [Effect<WindowState>]) {
    var state = self
    let effects = state.take(message)
    state.raiseAlert()
    return (state, effects)
  }

  func resume() -> [Effect<WindowState>] {
    let queries = screens.compactMap { screen in
      screen.search?.out.map { Effect<WindowState>.resume(WindowCall(query: $0, screen: screen.number)) }
    }
    return queries + (toast.map { [expire($0)] } ?? [])
  }

  static func answered(_ call: WindowCall, _ response: Response) -> WindowMessage {
    .answered(call, response)
  }

  private mutating func take(_ message: WindowMessage) -> [Effect<WindowState>] {
    switch message {
    case .open(let name): return scene(named: name).map { push($0) } ?? []
    case .showBlog(let blog): return push(.blog(blog))
    case .back: return pop()
    case .attached(let isAttached, let screen): withScreen(screen) { $0.isAttached = isAttached }
    case .scrolled(let list, let row): withScreen(list.screen) { $0[list.resource] = row }
    case .shortened(let list, let rows):
      withScreen(list.screen) { $0[list.resource] = RowsInSight.clamp($0[list.resource], rows: max(0, rows)) }
    case .typed(let text, let screen): return search(for: text, screen)
    case .answered(let call, let response): receive(response, call)
    case .failed(let text): wait(.failure(text))
    case .asked(let user, let name): wait(.unfollow(user, name: name))
    case .alertClosed(let number): _ = close(number)
    case .unfollowConfirmed(let number):
      if case .unfollow(let user, _) = close(number)?.content { return [.output(.unfollow(user))] }
    case .shared(let now):
      let toast = Toast(number: nextNumber(), text: Strings.shared, since: now)
      self.toast = toast
      return [expire(toast)]
    case .toastExpired(let number):
      if toast?.number == number { toast = nil }
    }
    return []
  }

  private mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  // MARK: Screens

  /// The scene that the app is asked for by a name; nil where it has none such.
  private func scene(named name: String) -> Scene? {
    switch name {
    case "profile": .profile(user: user)
    case "following": .following
    case "suggested": .suggested
    case "voices": .voices
    case "gallery": .gallery(gallery)
    case "categories": .categories
    case _: nil
    }
  }

  private mutating func push(_ scene: Scene) -> [Effect<WindowState>] {
    let screen = Screen(nextNumber(), scene)
    screens.append(screen)
    switch scene {
    case .profile, .following, .suggested, .voices: return [.output(.opened(screen.lists))]
    case .gallery(let mode): return [.output(.openedGallery(screen.number, mode))]
    case .categories, .blog: return []
    }
  }

  /// Takes the top screen away; the last one stays.
  private mutating func pop() -> [Effect<WindowState>] {
    guard screens.count > 1, let screen = screens.popLast() else { return [] }
    switch screen.scene {
    case .profile, .following, .suggested, .voices: return [.output(.closed(screen.lists))]
    case .gallery: return [.output(.closedGallery(screen.number))]
    case .categories, .blog: return []
    }
  }

  /// Changes a screen; nothing happens where it is gone.
  private mutating func withScreen(_ number: Int, _ body: (inout Screen) -> Void) {
    if let place = screens.firstIndex(where: { $0.number == number }) { body(&screens[place]) }
  }

  // MARK: Searching

  private mutating func search(for text: String, _ screen: Int) -> [Effect<WindowState>] {
    var query: CategorySearch.Query?
    withScreen(screen) { query = $0.search?.type(text) }
    return query.map { [.request(WindowCall(query: $0, screen: screen))] } ?? []
  }

  /// Takes the answer to a query; that to an older one, or to one whose screen is gone, changes nothing.
  private mutating func receive(_ response: Response, _ call: WindowCall) {
    guard search(call.screen)?.accepts(call.query) == true else { return }
    var isFound: Bool?
    withScreen(call.screen) { isFound = $0.search?.take(response, for: call.query) }
    if isFound == false { wait(.failure(Strings.couldNotSearch)) }
  }

  // MARK: Alerts and the toast

  /// Has an alert wait for its turn.
  private mutating func wait(_ content: Dialog.Content) {
    waiting.append(Dialog(number: nextNumber(), content: content))
  }

  /// Puts up the alert that has waited longest, where none is up and there is a screen that can show it.
  private mutating func raiseAlert() {
    guard alert == nil, !waiting.isEmpty, screens.last?.isAttached == true else { return }
    alert = waiting.removeFirst()
  }

  /// Closes the alert that is up, where it is this one.
  private mutating func close(_ number: Int) -> Dialog? {
    guard let dialog = alert, dialog.number == number else { return nil }
    alert = nil
    return dialog
  }

  private func expire(_ toast: Toast) -> Effect<WindowState> {
    .after(Toast.time, since: toast.since, "toast", .toastExpired(toast.number))
  }
}
