import ArchTrace
import Testing

/// Which notifications led to nothing.
@Suite struct IdleNotificationsTests {
  private func count(_ events: [(kind: EventKind, cause: Int?)]) -> Int {
    var idle = IdleNotifications()
    for (index, event) in events.enumerated() {
      idle.count(
        Event(
          id: EventID(step: 1, index: index), time: 0,
          cause: event.cause.map { EventID(step: 1, index: $0) }, kind: event.kind, from: "A"))
    }
    return idle.count
  }

  @Test(arguments: [EventKind.state, .render, .navigate, .request])
  func whatComesOfANotificationBeItLaterAndFurtherDownMakesItUseful(_ kind: EventKind) {
    #expect(count([(.input, nil), (.notify, 0)]) == 1)
    #expect(count([(.input, nil), (.notify, 0), (kind, 1)]) == 0)
    #expect(count([(.input, nil), (.notify, 0), (.notify, 0), (.call, 1), (kind, 3)]) == 1)
    #expect(count([(.input, nil), (.notify, 0), (.notify, 1), (kind, 2)]) == 0)
  }

  @Test(arguments: [EventKind.call, .subscribe, .create, .screen, .response, .timer])
  func otherEventsDoNot(_ kind: EventKind) {
    #expect(count([(.input, nil), (.notify, 0), (kind, 1)]) == 1)
    #expect(count([(.notify, nil), (.render, nil)]) == 1)
  }
}
