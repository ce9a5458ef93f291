import ArchTrace
import Catalog
import Scenario

/// Does what the player asks for outside itself: plays scenarios, writes files.
struct PlayEngine {
  /// Does it.
  /// - Returns: What the player is told of it; nil where that is the driver's to do.
  func perform(_ effect: PlayEffect, for model: PlayModel) -> PlayMessage? {
    switch effect {
    case .play(let scenario, let choice, let landing):
      guard let run = model.run else { return nil }
      let played = PlayedRun.play(scenario, on: pattern(choice, run, scenario), options: run.options)
      return .played(played.run, played.recording, landing)
    case .findControls(let moment): return model.run.map { .controls($0.controls(at: moment), moment) }
    case .write(let path, let kind, let replaces):
      if !replaces, Platform.exists(path) { return .exists(path, kind) }
      return write(path, kind, model)
    case .redraw, .quit: return nil
    }
  }

  /// The pattern so many further in the order in which they are listed, of those that have the scenario's screens.
  private func pattern(_ choice: PatternChoice, _ run: PlayedRun, _ scenario: Scenario) -> Pattern {
    switch choice {
    case .same: return run.pattern
    case .further(let count):
      let patterns = Pattern.all.filter { $0.canPlay(scenario) }
      guard let index = patterns.firstIndex(where: { $0.fullName == run.pattern.fullName }) else {
        return run.pattern
      }
      return patterns[((index + count) % patterns.count + patterns.count) % patterns.count]
    }
  }

  private func write(_ path: String, _ kind: WrittenKind, _ model: PlayModel) -> PlayMessage {
    do throws(WriteError) {
      let file = try OutputFile(path)
      switch kind {
      case .scenario:
        guard let run = model.run else { return .failed("there is no scenario") }
        let comment = model.isByHand ? ["Played by hand: archcli play \(run.patternName)"] : []
        file.output.write(run.scenario.fileText(comment: comment))
      case .trace: model.recording.play(to: TraceCommand.sink(.ndjson, file.output))
      }
      try file.commit()
      return .written(path, kind)
    } catch {
      return .failed(error.description)
    }
  }
}
