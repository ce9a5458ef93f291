import ArchTrace

/// Virtual time: what is done now, next, and later.
extension Runtime {
  /// Runs `body` after what is being handled now, in the order asked, at the same moment, with the same cause.
  public func enqueue(_ body: @escaping () -> Void) {
    let link = nextLink()
    guard !isHalted else { return }
    queue.append((frames.last ?? Frame(event: nil, actor: world), link, body))
  }

  /// Asks for a `timer` event.
  /// - Parameters:
  ///   - delay: Milliseconds from now.
  ///   - owner: Whom the clock calls; nothing happens where it is gone by then.
  ///   - name: What the timer is for.
  ///   - settles: Whether the run is unsettled until then; false for players and toasts.
  ///   - body: What the owner does.
  /// - Returns: A handle that can cancel it.
  @discardableResult
  public func schedule<Owner: Participant>(
    after delay: Int, for owner: Owner, _ name: String, settles: Bool = true,
    _ body: @escaping (Owner) -> Void
  ) -> Appointment {
    let cause = frames.last?.event
    let reference = Reference(owner)
    return arrange(after: delay, settles: settles) {
      guard let owner = reference.value else { return }
      let runtime = owner.runtime
      runtime.top(.timer, cause: cause, from: runtime.clock, to: owner.actor, name: name, value: nil) {
        body(owner)
      }
    }
  }

  /// Does something at a later moment without an event of its own, in nobody's name.
  func later(_ delay: Int, _ body: @escaping () -> Void) -> Appointment {
    arrange(after: delay, settles: true, body)
  }

  /// Puts something on the agenda. What nobody waits for begins a chain of its own: a player may go on as long as there
  /// is something to play.
  private func arrange(after delay: Int, settles: Bool, _ body: @escaping () -> Void) -> Appointment {
    let link = settles ? nextLink() : 0
    let (time, overflow) = now.addingReportingOverflow(max(0, delay))
    let appointment = agenda.add(at: overflow ? .max : time, settles: settles, chain: link, body)
    if isHalted { appointment.cancel() }
    return appointment
  }

  /// Handles something that begins a chain of its own at this moment.
  func top(
    _ kind: EventKind, cause: EventID?, from: Actor, to: Actor?, name: String, value: TraceValue?,
    _ body: () -> Void
  ) {
    let event = record(kind, cause: cause, from: from, to: to, name: name, value: value)
    top(Frame(event: event, actor: to ?? from), body)
  }

  func top(_ frame: Frame, _ body: () -> Void) {
    lastTop = frame.event
    frames.append(frame)
    body()
    pop()
  }

  /// Handles what is queued until nothing is, and comes to rest.
  func drain() {
    handleQueued()
    buryDead()
  }

  /// Handles what is queued until nothing is.
  func handleQueued() {
    if queue.isEmpty { return }
    var index = 0
    while index < queue.count, !isHalted {
      let (frame, link, body) = queue[index]
      index += 1
      chain = link
      countHandled(by: frame.actor)
      if !isHalted { top(frame, body) }
    }
    queue.removeAll(keepingCapacity: true)
  }

  /// Whether anything that the run waits for is still to come: a request, a transition.
  public var isSettled: Bool { agenda.waiting == 0 }

  /// Lets time pass up to and including a moment.
  public func run(until time: Int) {
    while let next = agenda.nextTime, next <= time { fire(at: next) }
    if time > now { advance(to: time) }
  }

  /// Lets time pass until nothing is out: no request, no transition.
  public func settle() {
    while agenda.waiting > 0, let next = agenda.nextTime { fire(at: next) }
  }

  /// Ends the current moment.
  public func endTick() { onTickEnd?() }

  private func fire(at time: Int) {
    advance(to: time)
    guard let (next, link) = agenda.next() else { return }
    chain = link
    countHandled(by: clock)
    if !isHalted { next() }
    drain()
  }

  private func advance(to time: Int) {
    guard time > now else { return }
    endTick()
    handledNow = 0
    recorder.time = time
  }
}
