import BlogDomain

/// Makes a scenario smaller as long as it still shows something: fewer steps, fewer rules, a poorer world, plainer
/// numbers.
///
/// After Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (2002): chunks are left out,
/// halves first, single parts last, until nothing can be. The result depends on the scenario and the question
/// alone, not on time.
public struct Shrinker {
  /// The smallest scenario so far.
  public private(set) var scenario: Scenario
  /// How many scenarios may still be tried.
  public private(set) var triesLeft: Int
  private let shows: (Scenario) -> Bool

  /// Makes a shrinker.
  /// - Parameters:
  ///   - scenario: One that shows what is looked for.
  ///   - tries: How many scenarios are tried at most.
  ///   - shows: Whether a scenario shows it.
  public init(_ scenario: Scenario, tries: Int = 4000, shows: @escaping (Scenario) -> Bool) {
    self.scenario = scenario
    triesLeft = tries
    self.shows = shows
  }

  /// Shrinks until nothing can be left out or made plainer any more.
  /// - Returns: The smallest scenario found.
  public mutating func run() -> Scenario {
    var size: Int
    repeat {
      size = scenario.size
      leaveOut(\.steps, least: 1)
      unrollRepetitions()
      leaveOut(\.rules)
      leaveOutOfWorld()
      simplifySteps()
      simplifyRules()
      simplifyWorld()
    } while scenario.size < size && triesLeft > 0
    return scenario
  }

  /// Takes a candidate in the place of the scenario, if it shows the same.
  @discardableResult
  mutating func take(_ candidate: Scenario) -> Bool {
    guard candidate != scenario, triesLeft > 0 else { return false }
    triesLeft -= 1
    var candidate = candidate
    candidate.steps = candidate.steps.placed()
    guard shows(candidate) else { return false }
    scenario = candidate
    return true
  }

  /// Changes one part of the scenario, if it then shows the same.
  @discardableResult
  mutating func take(_ change: (inout Scenario) -> Void) -> Bool {
    var candidate = scenario
    change(&candidate)
    return take(candidate)
  }

  /// Leaves out chunks of a list: halves first, then smaller ones, the last ones first, since what comes later
  /// depends on what came before.
  mutating func leaveOut<Part>(_ list: WritableKeyPath<Scenario, [Part]>, least: Int = 0) {
    var chunk = scenario[keyPath: list].count
    while chunk > 0, triesLeft > 0 {
      var end = scenario[keyPath: list].count
      while end > 0 {
        let start = max(0, end - chunk)
        if scenario[keyPath: list].count - (end - start) >= least {
          take { $0[keyPath: list].removeSubrange(start..<end) }
        }
        end = start
      }
      chunk /= 2
    }
  }

  private mutating func unrollRepetitions() {
    var index = 0
    while index < scenario.steps.count {
      let step = scenario.steps[index]
      if case .repeat(let count, let steps) = step.action {
        var unrolled = steps
        if let first = unrolled.indices.first, let after = step.after {
          unrolled[first].after = (unrolled[first].after ?? 0) + after
        }
        let isUnrolled =
          take { $0.steps.replaceSubrange(index...index, with: unrolled) }
          || count <= 4
            && take { scenario in
              let rest = Array(repeating: steps, count: count - 1).joined()
              scenario.steps.replaceSubrange(index...index, with: unrolled + rest)
            }
        if isUnrolled { continue }
        for smaller in smaller(count, than: 1)
        where take({ $0.steps[index].action = .repeat(smaller, steps) }) {
          break
        }
      }
      index += 1
    }
  }

  private mutating func leaveOutOfWorld() {
    leaveOut(\.world.blogs)
    leaveOut(\.world.drafts)
    leaveOut(\.world.following)
    leaveOut(\.world.suggested)
    leaveOut(\.world.voices)
  }
}

/// Numbers to try in the place of one: the plainest first, the halfway ones last.
func smaller(_ number: Int, than least: Int = 0) -> [Int] {
  var result = [least, 1, 10, 100].filter { $0 < number && $0 >= least }
  var step = (number - least) / 2
  while step > 0 {
    result.append(number - step)
    step /= 2
  }
  return result
}

extension Scenario {
  /// How much there is to read, so that a shrinker knows whether it came any further.
  fileprivate var size: Int { fileText().utf8.count }
}
