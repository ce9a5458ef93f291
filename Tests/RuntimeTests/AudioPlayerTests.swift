import ArchTrace
import Runtime
import Testing

/// What the simulated player does, and when it says so.
struct AudioPlayerTests {
  /// Somebody who listens and writes down what is said, and when.
  private final class Listener: Participant {
    private(set) var heard: [String] = []
    private var subscription: Subscription?

    init(to player: AudioPlayer) {
      super.init(player.runtime, .controller)
      subscription = player.events.add(self) { listener, event in
        let text =
          switch event {
          case .playing(let id): "playing \(id)"
          case .finished(let id): "finished \(id)"
          }
        listener.heard.append("\(listener.runtime.now) \(text)")
      }
    }
  }

  private let collector = EventCollector()
  private let runtime: Runtime
  private let player: AudioPlayer
  private let listener: Listener

  init() {
    let header = TraceHeader(pattern: "none", variant: nil, scenario: "test")
    runtime = Runtime(Recorder(header, to: collector))
    player = AudioPlayer(runtime)
    listener = Listener(to: player)
  }

  /// Gives an order at a moment.
  private func at(_ time: Int, _ order: AudioPlayer.Order) {
    runtime.run(until: time)
    runtime.input(step: time, from: runtime.user, to: player.actor, name: "order") { player.perform(order) }
  }

  @Test func `it buffers, plays, and says when it is through`() {
    at(0, .start(7, duration: 3000))
    runtime.run(until: 10_000)
    #expect(listener.heard == ["200 playing 7", "3200 finished 7"])
  }

  @Test func `nobody waits for it`() {
    at(0, .start(7, duration: 3000))
    #expect(runtime.isSettled)
    runtime.settle()
    #expect(runtime.now == 0)
  }

  @Test func `paused, it remembers where it was and goes on at once`() {
    at(0, .start(7, duration: 3000))
    at(1200, .pause)
    at(5000, .resume(7))
    at(5500, .pause)
    at(6000, .resume(7))
    runtime.run(until: 20_000)
    #expect(listener.heard == ["200 playing 7", "7500 finished 7"])
  }

  @Test func `paused while it is buffered, it goes on from the beginning, buffered`() {
    at(0, .start(7, duration: 1000))
    at(100, .pause)
    at(500, .resume(7))
    runtime.run(until: 10_000)
    #expect(listener.heard == ["1500 finished 7"])
  }

  @Test func `one thing at a time`() {
    at(0, .start(1, duration: 1000))
    at(700, .start(2, duration: 100))
    at(800, .resume(1))
    runtime.run(until: 10_000)
    #expect(listener.heard == ["200 playing 1", "1300 finished 1"])
    at(10_000, .resume(2))
    runtime.run(until: 20_000)
    #expect(listener.heard.last == "10100 finished 2")
  }

  @Test func `started again, it plays from the beginning`() {
    at(0, .start(1, duration: 1000))
    at(700, .start(1, duration: 1000))
    runtime.run(until: 10_000)
    #expect(listener.heard == ["200 playing 1", "900 playing 1", "1900 finished 1"])
  }

  @Test func `stopped, it says nothing more and remembers nothing`() {
    at(0, .start(1, duration: 1000))
    at(300, .start(2, duration: 1000))
    at(400, .stop)
    at(500, .resume(1))
    at(500, .resume(2))
    at(500, .pause)
    runtime.run(until: 10_000)
    #expect(listener.heard == ["200 playing 1"])
  }

  @Test func `what is asked and what is said is on record`() {
    at(0, .start(7, duration: 0))
    runtime.run(until: 1000)
    at(1000, .stop)
    let lines = collector.events.filter { $0.kind != .create && $0.kind != .input }.map { event in
      "\(event.kind) \(event.from) \(event.to ?? "-") \(event.name ?? "")"
    }
    #expect(
      lines == [
        "subscribe Listener AudioPlayer played",
        "call AudioPlayer - start",
        "state AudioPlayer - ",
        "timer clock AudioPlayer buffered",
        "state AudioPlayer - ",
        "notify AudioPlayer Listener played",
        "timer clock AudioPlayer finished",
        "state AudioPlayer - ",
        "notify AudioPlayer Listener played",
        "call AudioPlayer - stop",
      ])
  }
}
