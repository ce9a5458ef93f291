/// A scenario's steps as they are played: repetitions unrolled, numbered from 1.
///
/// Steps are made when they are asked for, so that a repetition of millions takes no memory. A repetition
/// itself has no number; its `after` goes to its first step, in the first round.
public struct NumberedSteps: Sequence, IteratorProtocol, Sendable {
  /// A step that is played, with its number.
  public struct Element: Hashable, Sendable {
    /// The step's number; the first is 1.
    public let number: Int
    /// The step; never a `repeat`.
    public let step: Step
  }

  private struct Level {
    let steps: [Step]
    var next = 0
    var roundsLeft: Int
  }

  private var levels: [Level]
  private var played = 0
  /// The `after` of repetitions just entered, for the step that comes next.
  private var delay: Int?

  init(_ steps: [Step]) {
    levels = [Level(steps: steps, roundsLeft: 1)]
  }

  /// The next step that is played; nil at the end.
  public mutating func next() -> Element? {
    while var step = advance() {
      postpone(step.after)
      if case .repeat(let count, let steps) = step.action {
        if count > 0, !steps.isEmpty { levels.append(Level(steps: steps, roundsLeft: count)) }
        continue
      }
      played += 1
      step.after = delay
      delay = nil
      return Element(number: played, step: step)
    }
    return nil
  }

  /// The next entry of the innermost level that has one, leaving those that have none.
  private mutating func advance() -> Step? {
    while let last = levels.indices.last {
      if levels[last].next == levels[last].steps.count {
        levels[last].roundsLeft -= 1
        levels[last].next = 0
        if levels[last].roundsLeft == 0 { levels.removeLast() }
        continue
      }
      defer { levels[last].next += 1 }
      return levels[last].steps[levels[last].next]
    }
    return nil
  }

  private mutating func postpone(_ after: Int?) {
    if let after { delay = (delay ?? 0) + after }
  }
}
