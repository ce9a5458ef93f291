import ArchTrace
import BlogDomain
import Runtime
import Testing

/// Which voice plays when.
struct PlaylistTests {
  let document = documentOfVoices(4)
  let list = [1, 2, 3, 4]

  /// How far each voice is, by its first letter: `p` playing, `P` paused.
  private func states(_ playlist: Playlist) -> String {
    list.map { id in
      switch playlist[id] {
      case .idle: "-"
      case .buffering: "b"
      case .playing: "p"
      case .paused: "P"
      case .finished: "f"
      }
    }.joined()
  }

  private func tap(_ id: Int, _ playlist: inout Playlist) -> AudioPlayer.Order? {
    playlist.tap(id, in: list, document)
  }

  @Test func `a tap buffers, the device says when it plays`() {
    var playlist = Playlist()
    #expect(tap(2, &playlist) == .start(2, duration: 3000))
    #expect(states(playlist) == "-b--")
    #expect(playlist.receive(.playing(2), document) == nil)
    #expect(states(playlist) == "-p--")
  }

  @Test func `one plays at a time`() {
    var playlist = Playlist()
    _ = tap(1, &playlist)
    _ = playlist.receive(.playing(1), document)
    #expect(tap(3, &playlist) == .start(3, duration: 3000))
    #expect(states(playlist) == "P-b-")
    #expect(playlist.current == 3)
  }

  @Test(arguments: [true, false]) func `a tap on the one that is on pauses it`(isBuffered: Bool) {
    var playlist = Playlist()
    _ = tap(1, &playlist)
    if isBuffered { _ = playlist.receive(.playing(1), document) }
    #expect(tap(1, &playlist) == .pause)
    #expect(states(playlist) == "P---")
    #expect(playlist.current == nil)
  }

  @Test func `a paused one goes on at once and pauses the other`() {
    var playlist = Playlist()
    _ = tap(1, &playlist)
    _ = tap(2, &playlist)
    #expect(tap(1, &playlist) == .resume(1))
    #expect(states(playlist) == "pP--")
  }

  @Test func `when one finishes the next starts, whatever it was`() {
    var playlist = Playlist()
    _ = tap(2, &playlist)
    _ = tap(1, &playlist)
    #expect(playlist.receive(.finished(1), document) == .resume(2))
    #expect(states(playlist) == "fp--")
    #expect(playlist.receive(.finished(2), document) == .start(3, duration: 3000))
    _ = tap(1, &playlist)
    #expect(states(playlist) == "bfP-")
    #expect(playlist.receive(.finished(1), document) == .start(2, duration: 3000))
    #expect(states(playlist) == "fbP-")
  }

  @Test func `after the last one there is none`() {
    var playlist = Playlist()
    _ = tap(4, &playlist)
    #expect(playlist.receive(.finished(4), document) == nil)
    #expect(states(playlist) == "---f")
    #expect(playlist.current == nil)
  }

  @Test func `what comes next is said by the list that the current one stands in`() {
    var playlist = Playlist()
    _ = playlist.tap(3, in: [3, 1], document)
    #expect(playlist.receive(.finished(3), document) == .start(1, duration: 3000))
  }

  @Test func `what the device says of another than the current one is out of date`() {
    var playlist = Playlist()
    _ = tap(1, &playlist)
    _ = tap(2, &playlist)
    let before = playlist
    #expect(playlist.receive(.playing(1), document) == nil)
    #expect(playlist.receive(.finished(1), document) == nil)
    #expect(playlist == before)
  }

  @Test func `a voice that is not known is not played, and pauses none`() {
    var playlist = Playlist()
    _ = tap(1, &playlist)
    #expect(playlist.tap(9, in: list, document) == nil)
    #expect(states(playlist) == "b---")
  }

  @Test func `stopping makes every voice idle`() {
    var playlist = Playlist()
    _ = tap(1, &playlist)
    _ = playlist.receive(.finished(1), document)
    #expect(playlist.stop() == .stop)
    #expect(states(playlist) == "----")
    #expect(playlist.receive(.playing(2), document) == nil)
    #expect(states(playlist) == "----")
  }

  @Test func `the changes name the voices`() {
    var playlist = Playlist()
    _ = tap(1, &playlist)
    let old = playlist
    _ = tap(3, &playlist)
    #expect(playlist.changedIDs(from: old) == [1, 3])
    var inspector = Inspector()
    Playlist.inspect(old, playlist, with: &inspector)
    #expect(inspector.changes.map(\.path) == ["playlist[1]", "playlist[3]", "playlist.current"])
    #expect(inspector.changes.map(\.new) == [.string("paused"), .string("buffering"), .int(3)])
  }
}

/// A document that knows this many voices.
func documentOfVoices(_ voices: Int) -> Document {
  let server = BlogServer(World(voices: World.numberedVoices(voices)))
  var document = Document()
  var feed = Feed(.voices)
  let read = feed.load(stamp: document.nextStamp())
  _ = document.merge(server.handle(read.request).response, for: read)
  return document
}
