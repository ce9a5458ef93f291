public import Runtime

/// How far the voices are, and what to ask of the device that plays them: one plays at a time, and when it
/// finishes the next one starts.
///
/// The device is the same whichever screen shows the voices, so there is one playlist to it.
public struct Playlist: Inspectable, Equatable, Codable {
  /// The voices that are not idle.
  public private(set) var tracks = EntityTable<Track>()
  /// The voice that is buffering or playing.
  public private(set) var current: Int?
  /// The list that the current voice was started from, which says what comes next.
  public private(set) var list: [Int] = []

  /// Makes a playlist in which every voice is idle.
  public init() {}

  /// How far a voice is.
  public subscript(id: Int) -> VoiceState { tracks[id]?.state ?? .idle }

  /// Takes a tap on a voice: the one that is on pauses, any other goes on or starts and pauses the one that is on.
  /// - Parameters:
  ///   - id: The voice tapped.
  ///   - list: The ids of the list that it stands in.
  ///   - document: Knows the voices.
  /// - Returns: What to ask of the device; nil where the voice is not known.
  public mutating func tap(_ id: Int, in list: [Int], _ document: Document) -> AudioPlayer.Order? {
    self.list = list
    guard id == current else { return play(id, document) }
    pause()
    return .pause
  }

  /// Takes what the device says by itself. What it says of another voice than the current one is out of date.
  /// - Returns: What to ask of the device next.
  public mutating func receive(_ event: AudioPlayer.Event, _ document: Document) -> AudioPlayer.Order? {
    switch event {
    case .playing(let id):
      if id == current { tracks.insert(Track(id: id, state: .playing)) }
      return nil
    case .finished(let id):
      guard id == current else { return nil }
      tracks.insert(Track(id: id, state: .finished))
      current = nil
      return next(after: id).flatMap { play($0, document) }
    }
  }

  /// Makes every voice idle: a screen of voices was popped.
  /// - Returns: What to ask of the device.
  public mutating func stop() -> AudioPlayer.Order {
    self = Playlist()
    return .stop
  }

  private mutating func play(_ id: Int, _ document: Document) -> AudioPlayer.Order? {
    guard let voice = document.voices[id] else { return nil }
    pause()
    current = id
    if self[id] == .paused {
      tracks.insert(Track(id: id, state: .playing))
      return .resume(id)
    }
    tracks.insert(Track(id: id, state: .buffering))
    return .start(id, duration: voice.duration)
  }

  private mutating func pause() {
    if let current { tracks.insert(Track(id: current, state: .paused)) }
    current = nil
  }

  private func next(after id: Int) -> Int? {
    guard let place = list.firstIndex(of: id), place + 1 < list.count else { return nil }
    return list[place + 1]
  }

  /// The voices that are not as they were in an earlier playlist, ascending.
  public func changedIDs(from old: Playlist) -> [Int] { tracks.changedIDs(from: old.tracks) }

  /// Compares voice by voice, then what is on and the list that it is from.
  public static func inspect(_ old: Playlist, _ new: Playlist, with inspector: inout Inspector) {
    inspector.table("playlist", old.tracks, new.tracks)
    inspector.field("playlist.current", old.current, new.current)
    inspector.field("playlist.list", old.list, new.list)
  }
}

/// How far a voice is.
public enum VoiceState: String, Hashable, Codable, Loggable, Sendable, CaseIterable {
  case idle, buffering, playing, paused, finished
}

/// A voice that was tapped or came on by itself.
public struct Track: Entity, Codable {
  /// The voice's number.
  public let id: Int
  /// How far it is.
  public let state: VoiceState

  /// Compares the state, which stands for the whole.
  public static func inspect(_ old: Track, _ new: Track, with inspector: inout Inspector) {
    inspector.field("", old.state, new.state)
  }

  /// As a trace shows it.
  public var logged: Logged { state.logged }
}
