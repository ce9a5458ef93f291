import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import TEA

/// Update is a total function: any message, in any state.
@Suite struct UpdateTests {
  private static var flags: BlogProgram.Flags { BlogProgram.Flags(user: 1, gallery: .parallel) }

  /// Sends messages one after the other.
  private func state(_ messages: BlogMessage...) -> AppState {
    messages.reduce(BlogProgram.initial(Self.flags).0) { BlogProgram.update($1, $0).0 }
  }

  private static func calls(_ effects: [BlogProgram.Effect]) -> [BlogCall] {
    effects.compactMap { if case .request(let call) = $0 { call } else { nil } }
  }

  @Test(arguments: 1...250)
  func anyMessageInAnyState(_ seed: Int) throws {
    var messages = RandomMessages(seed: seed)
    let flags = BlogProgram.Flags(user: 1, gallery: seed.isMultiple(of: 2) ? .chained : .parallel)
    var state = BlogProgram.initial(flags).0
    var calls: [BlogCall] = []
    for _ in 0..<60 {
      let message = messages.next(state, calls)
      let (next, effects) = BlogProgram.update(message, state)
      // A function: the same of the same.
      let again = BlogProgram.update(message, state)
      #expect(again.0 == next && again.1 == effects)
      calls += Self.calls(effects)
      state = next
      // One alert is up at a time, and none waits that could be up.
      #expect(state.alert != nil || state.waiting.isEmpty || state.screens.last?.isAttached != true)
      #expect(Set(state.screens.map(\.number)).count == state.screens.count)
      _ = VirtualSight(BlogProgram.view(state))
      #expect(BlogProgram.subscriptions(state).count >= 2)
      #expect(!message.name.isEmpty && message.content?.json != "")
    }
    // All of it is in the state, and the state is in its bytes.
    let saved = try Snapshot(of: state)
    let read = try saved.value(AppState.self)
    #expect(read == state)
    #expect(try Snapshot(of: read) == saved)
    var (one, other) = (state, read)
    for _ in 0..<20 {
      let message = messages.next(one, calls)
      let (a, b) = (BlogProgram.update(message, one), BlogProgram.update(message, other))
      #expect(a.0 == b.0 && a.1 == b.1)
      (one, other) = (a.0, b.0)
    }
  }

  @Test(arguments: 1...60)
  func theWindowShowsWhatTheStateSaysHoweverItCameToIt(_ seed: Int) {
    var messages = RandomMessages(seed: 1000 + seed)
    let runtime = Runtime(Recorder(TraceHeader(pattern: "tea", scenario: "test"), to: EventCollector()))
    runtime.input(step: 0, from: runtime.world, to: nil, name: "launch") {
      let service = Service(runtime, name: "Server", server: Echo())
      let pushes = ObserverList<Push>(of: service, .subscription, "push")
      let window = Window(runtime, recordsScreens: false)
      let driver = Driver<BlogProgram>(Self.flags, window: window, service: service, events: pushes)
      for _ in 0..<60 {
        let message = messages.next(driver.state, [])
        // A screen that left the window without the kit's doing is none: here no scene changes.
        if case .sceneChanged = message { continue }
        driver.send(message)
        let saved = try? Snapshot(of: driver.state).value(AppState.self)
        let flags = BlogProgram.Flags(user: 1, gallery: .parallel, saved: saved)
        let copied = Window(runtime, recordsScreens: false)
        let copy = Driver<BlogProgram>(flags, window: copied, service: service, events: pushes)
        #expect(copied.screen == window.screen)
        withExtendedLifetime(copy) {}
      }
    }
  }

  @Test func anAlertThatIsNotThereIsClosed() {
    for message in [BlogMessage.alertClosed, .unfollowConfirmed, .back, .toastExpired(3)] {
      let (state, effects) = BlogProgram.update(message, self.state())
      #expect(state == self.state() && effects == [])
    }
  }

  @Test func anAnswerThatWasSupersededChangesNothing() throws {
    let list = ListID(screen: 1, resource: .following)
    let (opened, first) = BlogProgram.update(.opened("following"), state())
    let (pulled, _) = BlogProgram.update(.refresh(list), opened)
    let call = try #require(Self.calls(first).first)
    let response = Response(
      .status(200),
      body: .object([.init("users", .array([.object([.init("id", .int(7)), .init("name", .string("A"))])]))]))
    for answer in [response, Response(.status(500)), Response(.offline)] {
      let (state, effects) = BlogProgram.update(.answered(call, answer), pulled)
      #expect(state == pulled && effects == [])
    }
    let (left, _) = BlogProgram.update(.opened("voices"), opened)
    let (gone, _) = BlogProgram.update(.back, left)
    #expect(BlogProgram.update(.answered(call, response), gone).0.list(list)?.feed.ids == [7])
  }

  @Test func commandsAreValues() {
    let (_, effects) = BlogProgram.update(.opened("following"), state())
    var feed = Feed(.following)
    let read = feed.load(stamp: 1)
    #expect(effects == [.request(.read(read, ListID(screen: 1, resource: .following)))])
  }

  @Test func whatCannotBeReadIsNoState() {
    #expect(throws: (any Error).self) { try Snapshot(bytes: Array("{}".utf8)).value(AppState.self) }
  }

  /// Whatever was asked for and still counts is waited for again, and nothing else is.
  @Test func whatIsOutIsTakenUpAgain() throws {
    let opened = BlogProgram.update(.opened("profile"), state())
    var (calls, now) = (Self.calls(opened.1), opened.0)
    let followed = BlogProgram.update(.opened("categories"), now)
    now = BlogProgram.update(.queryChanged("2", screen: followed.0.count), followed.0).0
    calls.append(contentsOf: [.search(.init(text: "2", number: 1), screen: followed.0.count)])
    let flags = BlogProgram.Flags(user: 1, gallery: .parallel, saved: now)
    #expect(BlogProgram.initial(flags).1 == calls.map { .resume($0) })
    let answered = BlogProgram.update(.answered(calls[3], Response(.status(404))), now).0
    #expect(answered.out == Array(calls.dropLast()))
  }

  @Test func everyChangeOfTheStateIsOnRecord() {
    // Whatever differs between two states is named: no message changes anything in silence.
    for seed in 1...60 {
      var messages = RandomMessages(seed: 5000 + seed)
      var state = BlogProgram.initial(Self.flags).0
      var calls: [BlogCall] = []
      for _ in 0..<60 {
        let message = messages.next(state, calls)
        let (next, effects) = BlogProgram.update(message, state)
        calls += Self.calls(effects)
        var inspector = Inspector()
        AppState.inspect(state, next, with: &inspector)
        #expect((next == state) == inspector.changes.isEmpty, "\(message)")
        state = next
      }
    }
  }
}
