public import ArchTrace

/// A device that plays sound, simulated: one thing at a time, on the virtual clock.
///
/// It says by itself when something begins to play and when it has played to its end, some time after anybody
/// asked: so it tells whoever listens, as often as it happens. What it is asked for shows in the call only.
public final class AudioPlayer: Participant {
  /// How long a thing that starts is buffered before it plays, in milliseconds.
  public static let bufferingTime = 200

  /// What it does when asked, as a value.
  public enum Order: Hashable, Sendable {
    /// Plays a thing from its beginning, after buffering; whatever else is on pauses.
    case start(Int, duration: Int)
    /// Goes on at once with a paused thing from where it was; whatever else is on pauses.
    case resume(Int)
    /// Pauses what is on, and remembers where it was.
    case pause
    /// Stops what is on and forgets what is paused.
    case stop
  }

  /// What it says by itself.
  public enum Event: Hashable, Sendable {
    /// This began to play: its buffering is over.
    case playing(Int)
    /// This played to its end.
    case finished(Int)
  }

  /// Those who listen.
  public private(set) lazy var events = ObserverList<Event>(of: self, kind, "played")

  private let kind: Wire.Kind
  private lazy var cell = StateCell(of: self, Playing())
  private var appointment: Appointment?

  /// What is on, and what is paused.
  public struct Playing: Equatable, Codable, Sendable {
    fileprivate(set) var current: Playback?
    /// By its number.
    fileprivate(set) var paused: [Int: Playback] = [:]

    /// Makes one in which nothing is on, and nothing paused.
    public init() {}

    fileprivate var count: Int { paused.count + (current == nil ? 0 : 1) }
  }

  /// Something that is on or paused.
  struct Playback: Equatable, Codable {
    let id: Int
    let duration: Int
    /// When it was asked for, which begins its buffering.
    let asked: Int
    /// How much of it had been played when it last went on, in milliseconds.
    var position = 0
    /// When it last went on; nil while it is buffered.
    var since: Int?
  }

  /// Makes a device that plays nothing.
  /// - Parameter kind: The sort of wire by which it tells whoever listens.
  public init(_ runtime: Runtime, _ kind: Wire.Kind = .notification) {
    self.kind = kind
    super.init(runtime, .player)
  }

  deinit { runtime.countSounds(-cell.current.count) }

  /// What is on, and what is paused: all that it needs to go on elsewhere.
  public var playing: Playing { cell.value }

  /// Goes on from there: what was on is on, as far as it would have come by now.
  public func restore(_ playing: Playing) {
    runtime.handle(.call, to: actor, name: "restore") {
      appointment?.cancel()
      change { $0 = playing }
      guard let current = playing.current else { return }
      if let since = current.since {
        finish(current, after: current.duration - current.position - (runtime.now - since))
      } else {
        buffer(current)
      }
    }
  }

  /// Does what it is asked.
  public func perform(_ order: Order) {
    if runtime.refuses("player \(order.name)") { return }
    runtime.handle(.call, to: actor, name: order.name, value: runtime.isRecording ? order.content : nil) {
      switch order {
      case .start(let id, let duration): start(Playback(id: id, duration: duration, asked: runtime.now))
      case .resume(let id):
        guard let playback = cell.value.paused[id] else { return }
        pause()
        play(playback)
      case .pause: pause()
      case .stop:
        pause()
        change { $0.paused = [:] }
      }
    }
  }

  private func change(_ body: (inout Playing) -> Void) {
    let count = cell.current.count
    cell.mutate(body)
    runtime.countSounds(cell.current.count - count)
  }

  private func start(_ playback: Playback) {
    pause()
    change { $0.current = playback }
    buffer(playback)
  }

  private func buffer(_ playback: Playback) {
    let time = playback.asked + Self.bufferingTime - runtime.now
    appointment = runtime.schedule(after: time, for: self, "buffered", settles: false) { player in
      player.play(playback)
      player.events.send(.playing(playback.id))
    }
  }

  private func play(_ playback: Playback) {
    change {
      $0.current = playback
      $0.current?.since = runtime.now
      $0.paused[playback.id] = nil
    }
    finish(playback, after: playback.duration - playback.position)
  }

  private func finish(_ playback: Playback, after rest: Int) {
    appointment = runtime.schedule(after: rest, for: self, "finished", settles: false) { player in
      player.change { $0.current = nil }
      player.events.send(.finished(playback.id))
    }
  }

  private func pause() {
    guard var playback = cell.value.current else { return }
    appointment?.cancel()
    if let since = playback.since { playback.position += runtime.now - since }
    playback.since = nil
    change {
      $0.current = nil
      $0.paused[playback.id] = playback
    }
  }
}

extension AudioPlayer.Playing: Inspectable {
  /// Compares what is on, then what is paused, in the order of the numbers.
  public static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("current", old.current, new.current)
    for id in Set(old.paused.keys).union(new.paused.keys).sorted() {
      inspector.field("paused[\(id)]", old.paused[id], new.paused[id])
    }
  }
}

extension AudioPlayer.Playback: Loggable {
  /// As a trace shows it.
  var logged: Logged {
    Logged.fields(["id": id, "position": position, "since": since]).withoutNulls
  }
}

extension AudioPlayer.Order: Loggable {
  fileprivate var name: String {
    switch self {
    case .start: "start"
    case .resume: "resume"
    case .pause: "pause"
    case .stop: "stop"
    }
  }

  fileprivate var content: Logged? {
    switch self {
    case .start(let id, let duration): .fields(["id": id, "duration": duration])
    case .resume(let id): id.logged
    case .pause, .stop: nil
    }
  }

  /// As a trace shows it.
  public var logged: Logged { content.map { .fields([name: $0]) } ?? name.logged }
}

extension AudioPlayer.Event: Loggable {
  /// As a trace shows it.
  public var logged: Logged {
    switch self {
    case .playing(let id): .fields(["playing": id])
    case .finished(let id): .fields(["finished": id])
    }
  }
}
