import ArchTrace
import Catalog
import Runtime
import Testing

/// Before a `notify` stands the `state` that changed, in every pattern and story.
@Suite struct StateBeforeNotifyTests {
  /// What a notification means where it is not that its source has changed.
  private static func meaning(_ pattern: Pattern) -> (Event, String?) -> StateBeforeNotify.Meaning {
    { event, role in
      switch (pattern.fullName, role) {
      // The network keeps nothing: its server says something by itself.
      case (_, "service"): .happened
      // The kit's window tells that a screen left it or came back, which is no state of the app's.
      case (_, "view"): .happened
      // What must be done rather than shown goes by a signal that keeps nothing.
      case ("mvvm/signal", "viewModel"):
        (event.name?.hasSuffix("messages") == true || event.name == "questions") ? .happened : .changed
      case ("mvvm/kvo", "viewModel"): .set
      // Whatever is read through a view model fires a tracked reading itself, before it changes.
      case ("mvvm/observation", "viewModel"), ("mvvm/observation", "store"): .changes
      case _: .changed
      }
    }
  }

  @Test(arguments: Stories.played)
  func aChangeIsOnRecordBeforeItIsTold(_ pattern: Pattern, _ story: Story) {
    var law = StateBeforeNotify(Self.meaning(pattern))
    for event in Stories.run(pattern, story).events { law.take(event) }
    law.finish()
    #expect(law.breaches.isEmpty, "\(law.breaches.prefix(3))")
  }

  /// Every pattern but TEA, which tells by notifications only what the player and the network say, is held to it.
  @Test(arguments: Pattern.all)
  func thereIsSomethingToHoldToIt(_ pattern: Pattern) {
    let collector = EventCollector()
    _ = pattern.run(Stories.all[0].scenario, to: collector)
    var law = StateBeforeNotify { _, _ in .changed }
    for event in collector.events { law.take(event) }
    #expect((law.count > 20) == (pattern.name != "tea"))
  }

  // MARK: Planted: what must fail it

  /// A trace of a store that is asked twice, with what it does each time.
  private func breaches(
    _ meaning: StateBeforeNotify.Meaning = .changed, first: [EventKind], second: [EventKind] = []
  ) -> [String] {
    let collector = EventCollector()
    let recorder = Recorder(TraceHeader(pattern: "mvc", variant: "model", scenario: "made"), to: collector)
    recorder.open(step: 0)
    let tap = recorder.record(.input, from: "user", to: "Controller")
    for kinds in [first, second] where !kinds.isEmpty {
      let call = recorder.record(.call, cause: tap, from: "Controller", to: "Store", name: "ask()")
      for kind in kinds {
        let isOwn = kind == .state
        let (from, to) = kind == .notify || isOwn ? ("Store", "Controller") : ("Controller", "Store")
        let value: TraceValue? = kind == .subscribe ? .object([.init("initial", .bool(true))]) : nil
        recorder.record(kind, cause: call, from: from, to: isOwn ? nil : to, name: "changed", value: value)
      }
    }
    recorder.finish(steps: 1)
    var law = StateBeforeNotify { _, _ in meaning }
    for event in collector.events { law.take(event) }
    law.finish()
    return law.breaches
  }

  @Test func aStoreThatTellsOfNoChangeBreaksIt() {
    #expect(breaches(first: [.notify]).count == 1)
    #expect(breaches(first: [.state, .notify]).isEmpty)
    #expect(breaches(first: [.notify, .state]).count == 1)
    #expect(breaches(first: [.state, .notify], second: [.notify]).count == 1)
    #expect(breaches(first: [.subscribe, .notify]).isEmpty)
    #expect(breaches(first: [.subscribe, .notify, .notify]).count == 1)
  }

  @Test func whoeverIsAboutToChangeDoes() {
    #expect(breaches(.changes, first: [.notify, .state]).isEmpty)
    #expect(breaches(.changes, first: [.notify, .unsubscribe, .notify, .state]).isEmpty)
    #expect(breaches(.changes, first: [.notify]).count == 1)
    #expect(breaches(.changes, first: [.notify], second: [.state]).count == 1)
  }
}
