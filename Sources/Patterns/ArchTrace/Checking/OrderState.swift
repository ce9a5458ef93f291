/// What the order checks remember: a driver's turn, who is detached, which store still has to tell. None of it
/// grows with the trace.
struct OrderState {
  /// What happened so far in a driver's turn.
  private struct Turn {
    var place = -1
    var isUpdated = false
    var isViewed = false
    var isRunning = false
    var hasChanged = false
  }

  private var turn = Turn()
  private var detached: Set<String> = []
  /// By view model: the store that it had change, and the event in which it did.
  private var pending: [String: (store: String, frame: Int)] = [:]

  /// Takes note of an event, which is not in the window yet.
  /// - Returns: What it breaks, with what there is to say about it.
  mutating func breach(
    of check: OrderCheck, _ event: borrowing EventFacts, _ window: borrowing CauseWindow
  ) -> String? {
    switch check {
    case .screenUnderNotify: screenUnderNotify(event, window)
    case .commandsAfterPatch: commandsAfterPatch(event)
    case .stateInUpdate: stateInUpdate(event)
    case .renderAfterState: renderAfterState(event, window)
    case .storeTellsFirst: storeTellsFirst(event, window)
    case .silentWhileDetached: silentWhileDetached(event)
    }
  }

  /// Takes note of an event in a turn, once all checks have seen it.
  mutating func note(_ event: borrowing EventFacts, at place: Int) {
    if event.turn == place { turn = Turn(place: place) }
    guard isInTurn(event) else { return }
    switch event.kind {
    case .call:
      if event.toRole == Roles.update { turn.isUpdated = true }
      if event.toRole == Roles.virtualView { turn.isViewed = true }
      if event.toRole == Roles.player { turn.isRunning = true }
    case .request: turn.isRunning = true
    case .state: turn.hasChanged = true
    case .input, .route, .message, .command, .subscribe, .unsubscribe, .notify, .render, .navigate, .response,
      .timer, .create, .destroy, .screen, .error, .other:
      break
    }
  }

  private func isInTurn(_ event: borrowing EventFacts) -> Bool { event.turn >= 0 && event.turn == turn.place }

  private func changesScreen(_ event: borrowing EventFacts) -> Bool {
    event.kind == .render || event.kind == .navigate
  }

  /// Whether a view answers a person, the world or the clock by itself, or the cause is out of sight.
  private func isOwnAnswer(_ event: borrowing EventFacts, _ window: borrowing CauseWindow) -> Bool {
    guard window.isKept(event.cause) else { return true }
    let kind = window[event.cause].kind
    return kind == .input || kind == .timer
  }

  private func screenUnderNotify(_ event: borrowing EventFacts, _ window: borrowing CauseWindow) -> String? {
    guard changesScreen(event), !event.isUnderNotify, !isOwnAnswer(event, window) else { return nil }
    return "under no notify"
  }

  private func commandsAfterPatch(_ event: borrowing EventFacts) -> String? {
    guard isInTurn(event) else { return nil }
    if changesScreen(event) { return turn.isRunning ? "after the turn's commands" : nil }
    let runs = event.kind == .request || event.kind == .call && event.toRole == Roles.player
    return runs && !turn.isViewed ? "before the turn's patch" : nil
  }

  private func stateInUpdate(_ event: borrowing EventFacts) -> String? {
    guard event.kind == .state, event.fromRole == Roles.driver else { return nil }
    return isInTurn(event) && turn.isUpdated ? nil : "before update was asked"
  }

  private func renderAfterState(_ event: borrowing EventFacts, _ window: borrowing CauseWindow) -> String? {
    guard changesScreen(event), !isOwnAnswer(event, window) else { return nil }
    return isInTurn(event) && turn.hasChanged ? nil : "though no state changed in its turn"
  }

  private mutating func storeTellsFirst(
    _ event: borrowing EventFacts, _ window: borrowing CauseWindow
  ) -> String? {
    switch event.kind {
    case .state where event.fromRole == Roles.store:
      guard window.isKept(event.cause) else { return nil }
      let order = window[event.cause]
      if order.kind == .call, order.fromRole == Roles.viewModel, order.toRole == Roles.store {
        pending[order.from] = (event.from, order.cause)
      }
    case .notify where event.fromRole == Roles.store:
      for name in pending.keys where pending[name]?.store == event.from { pending[name] = nil }
    case .notify where event.fromRole == Roles.viewModel:
      guard let change = pending[event.from], change.frame == event.cause else { return nil }
      return "before \(shown(change.store)) told of its change"
    case .destroy: pending[event.from] = nil
    case .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .state, .render,
      .navigate, .request, .response, .timer, .create, .screen, .error, .other:
      break
    }
    return nil
  }

  private mutating func silentWhileDetached(_ event: borrowing EventFacts) -> String? {
    if event.kind == .destroy { detached.remove(event.from) }
    guard event.kind == .call else { return nil }
    let name = event.name ?? ""
    if event.toRole == Roles.presenter, name.hasPrefix("detachView") {
      detached.insert(event.to ?? event.from)
    } else if event.toRole == Roles.presenter, name.hasPrefix("attachView") {
      detached.remove(event.to ?? event.from)
    } else if event.fromRole == Roles.presenter, event.toRole == Roles.view, detached.contains(event.from) {
      return "between detachView and attachView"
    }
    return nil
  }
}
