import ArchTrace
import Runtime
import Testing

/// What is done off the record leaves no trace.
struct AsideTests {
  private final class Thing: Participant {
    init(_ runtime: Runtime) { super.init(runtime, .store) }
    func poke() { traced { runtime.enqueue { [self] in poke2() } } }
    private func poke2() { traced {} }
  }

  private final class Silent: Server {
    private(set) var count = 0
    func handle(_ request: Request) -> Answer {
      count += 1
      return Answer(Response(.status(200)), latency: 10)
    }
  }

  private let collector = EventCollector()
  private let runtime: Runtime

  init() {
    runtime = Runtime(Recorder(TraceHeader(pattern: "p", scenario: "s"), to: collector), cuts: [2, 3])
  }

  @Test func `names, wires and events go on as if nothing had been`() {
    var things = [Thing(runtime)]
    let first = runtime.wire(.signal, "a", from: things[0].actor, to: things[0].actor)
    let count = collector.events.count
    let aside = runtime.aside {
      let thing = Thing(runtime)
      #expect(!runtime.isRecording)
      #expect(runtime.name(of: thing.actor) == "Thing#2")
      #expect(!runtime.wire(.signal, "b", from: thing.actor, to: thing.actor).isCut)
      thing.poke()
    }
    #expect(aside.refused == [] && aside.survivors == [])
    #expect(runtime.isRecording && collector.events.count == count)
    things.append(Thing(runtime))
    #expect(runtime.name(of: things[1].actor) == "Thing#2")
    let second = runtime.wire(.signal, "c", from: things[0].actor, to: things[1].actor)
    #expect(first.number == 1 && second.number == 2 && second.isCut)
    #expect(runtime.name(of: things[0].actor) == "Thing")
  }

  @Test func `what was to come still comes, and what was asked for meanwhile does not`() {
    let thing = Thing(runtime)
    var log: [String] = []
    runtime.schedule(after: 10, for: thing, "before") { _ in log.append("before") }
    _ = runtime.aside {
      let other = Thing(runtime)
      runtime.schedule(after: 5, for: thing, "meanwhile") { _ in log.append("meanwhile") }
      runtime.schedule(after: 5, for: other, "gone") { _ in log.append("gone") }
      #expect(!runtime.isSettled)
    }
    #expect(!runtime.isSettled)
    runtime.settle()
    #expect(log == ["before"] && runtime.now == 10 && runtime.isSettled)
  }

  @Test func `the network and the player are asked for nothing`() {
    let server = Silent()
    let service = Service(runtime, name: "API", server: server)
    let player = AudioPlayer(runtime)
    let aside = runtime.aside {
      service.send(Request("GET", "/a"), for: player) { _ in }
      player.perform(.start(1, duration: 10))
    }
    #expect(aside.refused == ["GET /a", "player start"])
    #expect(server.count == 0 && service.requestCount == 0 && runtime.isSettled)
  }

  @Test func `who is left is named, and who was there before may go meanwhile`() {
    var old: Thing? = Thing(runtime)
    var kept: Thing?
    let aside = runtime.aside {
      old = nil
      kept = Thing(runtime)
    }
    #expect(aside.survivors == ["Thing#2"])
    #expect(old == nil && kept != nil)
    runtime.input(step: 1, from: runtime.user, to: nil, name: "next") {}
    #expect(collector.events.filter { $0.kind == .destroy }.map(\.from) == ["Thing"])
  }
}
