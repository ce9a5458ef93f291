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
  private var current: Playback?
  private var appointment: Appointment?
  /// What is paused, by its number; only ever looked up, so that its order shows nowhere.
  private var paused: [Int: Playback] = [:]

  /// Something that is on or paused.
  private struct Playback {
    let id: Int
    let duration: Int
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

  /// Does what it is asked.
  public func perform(_ order: Order) {
    if runtime.refuses("player \(order.name)") { return }
    runtime.handle(.call, to: actor, name: order.name, value: runtime.isRecording ? order.content : nil) {
      switch order {
      case .start(let id, let duration): start(Playback(id: id, duration: duration))
      case .resume(let id):
        guard let playback = paused[id] else { return }
        pause()
        play(playback)
      case .pause: pause()
      case .stop:
        pause()
        paused = [:]
      }
    }
  }

  private func start(_ playback: Playback) {
    pause()
    current = playback
    let time = Self.bufferingTime
    appointment = runtime.schedule(after: time, for: self, "buffered", settles: false) { player in
      player.play(playback)
      player.events.send(.playing(playback.id))
    }
  }

  private func play(_ playback: Playback) {
    current = playback
    current?.since = runtime.now
    paused[playback.id] = nil
    let rest = playback.duration - playback.position
    appointment = runtime.schedule(after: rest, for: self, "finished", settles: false) { player in
      player.current = nil
      player.events.send(.finished(playback.id))
    }
  }

  private func pause() {
    guard var playback = current else { return }
    appointment?.cancel()
    current = nil
    if let since = playback.since { playback.position += runtime.now - since }
    playback.since = nil
    paused[playback.id] = playback
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
