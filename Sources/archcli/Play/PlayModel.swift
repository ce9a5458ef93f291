import ArchTrace
import Scenario

/// The whole state of the player. It changes in `update(_:)` only, and what is shown follows from it alone, so that
/// nearly everything about the player is tested without a terminal.
struct PlayModel {
  // MARK: What is played

  /// What is on record.
  var recording: Recording
  /// The run, which can be gone on with by hand; nil where the trace comes from a file.
  var run: PlayedRun?
  /// The trace's file; nil where a scenario is played.
  let file: String?
  /// The scenario as it was at first.
  let original: Scenario?
  /// The scenarios before each thing that was done by hand, with where the person stood.
  var past: [(scenario: Scenario, landing: Landing)] = []
  /// The scenario as it was written last.
  var written: Scenario?
  /// The files written, with what they hold.
  var files: [(path: String, kind: WrittenKind, pattern: String)] = []

  // MARK: Where the person stands

  /// The event.
  var cursor = 0 { didSet { if cursor != oldValue { linger = 0 } } }
  /// Milliseconds since the event, in which nothing happened.
  var linger = 0
  /// Where the person came from by `[`, the last one last.
  var trail: [Int] = []
  /// The moment that other patterns are shown at.
  var mark: MomentMark?
  /// What was searched for, and the events that have it.
  var search: (text: String, places: [Int])?
  /// Whether it goes on by itself, and how fast.
  var isPlaying = false
  var speed = 2

  // MARK: What is seen

  var size: TerminalSize
  var focus = Pane.trace
  var isZoomed = false
  var showsDiff = false
  /// How far the panes are scrolled: down, where the person has done so by hand, and to the right.
  var tops: [Pane: Int] = [:]
  var lefts: [Pane: Int] = [:]
  /// The first event in sight.
  var traceTop = 0
  var mode = Mode.moving
  /// What the person is told.
  var notice: String?
  /// Whether `q` was pressed although something is not written.
  var isLeaving = false

  /// A part of the display.
  enum Pane: CaseIterable, Sendable {
    case screen, trace, state
  }

  /// What keys are for.
  enum Mode {
    /// Moving about.
    case moving
    /// Typing an answer.
    case asking(Question)
    /// Choosing what to do.
    case choosing(ControlMenu)
    /// Reading a page.
    case reading(Page)
  }

  /// A text to be read, in lines, over everything else.
  struct Page {
    let title: String
    let lines: [StyledText]
    var top = 0
  }

  /// Events a second, by speed.
  static let speeds = [1, 2, 5, 10, 20, 50, 100]

  /// Begins with a run or a trace.
  init(recording: Recording, run: PlayedRun?, file: String? = nil, size: TerminalSize) {
    self.recording = recording
    self.run = run
    self.file = file
    self.size = size
    original = run?.scenario
  }
}

extension PlayModel {
  /// What is played: the pattern with the scenario, after the file's name where there is one.
  var title: String {
    let name = file?.split(separator: "/").last.map(String.init)
    let names = [name, recording.patternName, run?.scenario.name ?? recording.header.scenario]
    return names.compactMap(\.self).joined(separator: "  ")
  }

  /// The event that the person stands at; nil in a trace without any.
  var event: Event? { recording.events.indices.contains(cursor) ? recording.events[cursor] : nil }

  /// The virtual time at which the person stands: at the event, or a while later; at the end, where a further step
  /// would begin.
  var time: Int {
    let time = (event?.time ?? 0) + linger
    guard let run, linger == 0, cursor == recording.lastBeforeQuit else { return time }
    return max(time, run.end)
  }

  /// Whether something was done by hand.
  var isByHand: Bool { run.map { $0.scenario != original } ?? false }

  /// Whether something was done by hand that stands in no file.
  var isUnwritten: Bool { run.map { isByHand && $0.scenario != written } ?? false }

  /// How long an event is shown where it plays, in milliseconds; nil where it does not play.
  var tickTime: Int? { isPlaying ? 1000 / Self.speeds[speed] : nil }
}
