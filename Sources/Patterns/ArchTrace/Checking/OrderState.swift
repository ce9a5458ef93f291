/// What the order checks remember: a driver's turn, who is detached, which store still has to tell, who changed last.
/// None of it grows with the trace.
struct OrderState {
  /// What happened so far in a driver's turn.
  private struct Turn {
    var place = -1
    var isUpdated = false
    var isViewed = false
    var isRunning = false
    var hasChanged = false
    /// How many commands were returned and are not run yet.
    var commands = 0

    mutating func run() {
      isRunning = true
      commands -= 1
    }
  }

  private var turn = Turn()
  private var detached: Set<UInt32> = []
  private var changes = StateOrder()
  private var adapters = AdapterOrder()
  /// By view model: the store that it had change, and the event in which it did.
  private var pending: [UInt32: (store: UInt32, frame: Int)] = [:]
  /// By store: the view models that wait for it.
  private var waiting: [UInt32: Set<UInt32>] = [:]

  /// Takes note of an event, which is not in the window yet.
  /// - Returns: What it breaks, with what there is to say about it.
  @inline(__always)
  mutating func breach(
    of check: OrderCheck, _ event: EventFacts, _ record: borrowing RawRecord, _ window: borrowing CauseWindow,
    _ participants: borrowing Participants
  ) -> String? {
    switch check {
    case .screenUnderNotify: screenUnderNotify(event, window)
    case .commandsAfterPatch: commandsAfterPatch(event)
    case .stateInUpdate: stateInUpdate(event)
    case .renderAfterState: renderAfterState(event, window)
    case .effectsFromCommands: effectsFromCommands(event, window)
    case .storeTellsFirst: storeTellsFirst(event, window, participants)
    case .silentWhileDetached: silentWhileDetached(event, record)
    case .stateBeforeNotify: changes.breach(event, window)
    case .stateUnderMessage: AdapterOrder.stateBreach(event, window)
    case .effectsAfterBindings: adapters.effectBreach(event, window)
    }
  }

  /// Takes note of an event in a turn, once all checks have seen it.
  mutating func note(_ event: EventFacts, at place: Int) {
    if event.turn == place { turn = Turn(place: place) }
    guard isInTurn(event) else { return }
    switch event.kind {
    case KindCode.call:
      if event.to.role == Roles.update { turn.isUpdated = true }
      if event.to.role == Roles.virtualView { turn.isViewed = true }
      if runsCommand(event) { turn.run() }
    case KindCode.request: turn.run()
    case KindCode.command: turn.commands += 1
    case KindCode.state: turn.hasChanged = true
    case _: break
    }
  }

  private func isInTurn(_ event: EventFacts) -> Bool { event.turn >= 0 && event.turn == turn.place }

  private func changesScreen(_ event: EventFacts) -> Bool {
    event.kind == KindCode.render || event.kind == KindCode.navigate
  }

  /// Whether a view answers a person, the world or the clock by itself, or the cause is out of sight.
  private func isOwnAnswer(_ event: EventFacts, _ window: borrowing CauseWindow) -> Bool {
    guard window.isKept(event.cause) else { return true }
    let kind = window[event.cause].kind
    return kind == KindCode.input || kind == KindCode.timer
  }

  private func screenUnderNotify(_ event: EventFacts, _ window: borrowing CauseWindow) -> String? {
    guard changesScreen(event), !event.isUnderNotify, !isOwnAnswer(event, window) else { return nil }
    return "under no notify"
  }

  private func commandsAfterPatch(_ event: EventFacts) -> String? {
    guard isInTurn(event) else { return nil }
    if changesScreen(event) { return turn.isRunning ? "after the turn's commands" : nil }
    return runsCommand(event) && !turn.isViewed ? "before the turn's patch" : nil
  }

  private func runsCommand(_ event: EventFacts) -> Bool {
    event.kind == KindCode.request || event.kind == KindCode.call && event.to.role == Roles.player
  }

  private func effectsFromCommands(_ event: EventFacts, _ window: borrowing CauseWindow) -> String? {
    guard runsCommand(event), !isOwnAnswer(event, window) else { return nil }
    return isInTurn(event) && turn.commands > 0 ? nil : "though update returned no command for it"
  }

  private func stateInUpdate(_ event: EventFacts) -> String? {
    guard event.kind == KindCode.state, event.from.role == Roles.driver else { return nil }
    return isInTurn(event) && turn.isUpdated ? nil : "before update was asked"
  }

  private func renderAfterState(_ event: EventFacts, _ window: borrowing CauseWindow) -> String? {
    guard changesScreen(event), !isOwnAnswer(event, window) else { return nil }
    guard isInTurn(event), turn.hasChanged else { return "though no state changed in its turn" }
    return turn.isViewed ? nil : "before the virtual view was asked"
  }

  private mutating func storeTellsFirst(
    _ event: EventFacts, _ window: borrowing CauseWindow, _ participants: borrowing Participants
  ) -> String? {
    switch event.kind {
    case KindCode.state where event.from.role == Roles.store:
      guard window.isKept(event.cause) else { return nil }
      let order = window[event.cause]
      if order.kind == KindCode.call, order.from.role == Roles.viewModel, order.to.role == Roles.store {
        forget(order.from.number)
        pending[order.from.number] = (event.from.number, order.cause)
        waiting[event.from.number, default: []].insert(order.from.number)
      }
    case KindCode.notify where event.from.role == Roles.store:
      for model in waiting.removeValue(forKey: event.from.number) ?? [] { pending[model] = nil }
    case KindCode.notify where event.from.role == Roles.viewModel:
      guard let change = pending[event.from.number], change.frame == event.cause else { return nil }
      return "before \(participants.name(change.store).map(safe) ?? "the store") told of its change"
    case KindCode.destroy: forget(event.to.number)
    case _: break
    }
    return nil
  }

  private mutating func forget(_ model: UInt32) {
    guard let change = pending.removeValue(forKey: model) else { return }
    waiting[change.store]?.remove(model)
    if waiting[change.store]?.isEmpty == true { waiting[change.store] = nil }
  }

  private mutating func silentWhileDetached(_ event: EventFacts, _ record: borrowing RawRecord) -> String? {
    if event.kind == KindCode.destroy { detached.remove(event.to.number) }
    guard event.kind == KindCode.call else { return nil }
    if event.to.role == Roles.presenter, record.name?.text.hasPrefix("detachView") == true {
      detached.insert(event.to.number)
    } else if event.to.role == Roles.presenter, record.name?.text.hasPrefix("attachView") == true {
      detached.remove(event.to.number)
    } else if event.from.role == Roles.presenter, event.to.role == Roles.view,
      detached.contains(event.from.number)
    {
      return "between detachView and attachView"
    }
    return nil
  }
}
