import Scenario

/// What the player is told.
enum PlayMessage {
  /// A key was pressed.
  case key(Key)
  /// The terminal has this size.
  case resized(TerminalSize)
  /// It is time for the next event, where it plays.
  case tick
  /// A scenario was played.
  case played(PlayedRun, Recording, Landing)
  /// What can be done at a moment.
  case controls([Control], PlayedRun.Moment)
  /// A file was written.
  case written(String, WrittenKind)
  /// There is a file of this name already.
  case exists(String, WrittenKind)
  /// Something could not be done.
  case failed(String)
}

/// What the player asks for.
enum PlayEffect {
  /// Play a scenario on a pattern.
  case play(Scenario, on: PatternChoice, Landing)
  /// Say what can be done at a moment of the run.
  case findControls(PlayedRun.Moment)
  /// Write a file.
  case write(String, WrittenKind, replaces: Bool)
  /// Draw all again.
  case redraw
  /// End.
  case quit
}

/// The pattern that a scenario is played on.
enum PatternChoice {
  /// The one shown.
  case same
  /// So many patterns further.
  case further(Int)
}

/// Which file is written.
enum WrittenKind {
  case scenario, trace
}

/// Where to stand in a run.
enum Landing {
  /// At what the last step came to.
  case end
  /// At an event, or where it would be, and a while later.
  case event(Int, step: Int, linger: Int)
  /// At the same moment as in another run.
  case sameMoment(MomentMark)
}
