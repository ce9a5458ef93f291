/// Some of a trace's steps: `4`, `4..7`, `4..`, `..7`, or all.
struct StepRange: Equatable, Sendable {
  /// The first step; nil from the start.
  var first: Int?
  /// The last step; nil to the end.
  var last: Int?

  /// All steps.
  static let all = StepRange()

  /// Makes a range of the steps between two, with both.
  init(first: Int? = nil, last: Int? = nil) {
    self.first = first
    self.last = last
  }

  /// Reads a range as it is typed.
  /// - Throws: `UsageError` where it is none.
  init(_ text: String) throws(UsageError) {
    let words = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = words.map { StepRange.number($0) }
    guard zip(words, numbers).allSatisfy({ $0.isEmpty || $1 != nil }), numbers.contains(where: { $0 != nil })
    else {
      throw UsageError(
        "invalid value \(quoted(text)) for '--step': a step or a range of steps is needed: N, N..M, N.. or ..M"
      )
    }
    first = numbers[0]
    last = numbers[numbers.count - 1]
    if let first, let last, first > last {
      throw UsageError("the range \(quoted(text)) for '--step' is empty: did you mean '\(last)..\(first)'?")
    }
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// Whether a step is among them.
  func contains(_ step: Int) -> Bool { step >= first ?? 0 && step <= last ?? .max }

  /// `step 4`, `steps 4–7`, `steps from 4`, `steps to 7`; nil for all.
  var title: String? {
    switch (first, last) {
    case (nil, nil): nil
    case (let first?, let last?): first == last ? "step \(first)" : "steps \(first)–\(last)"
    case (let first?, nil): "steps from \(first)"
    case (nil, let last?): "steps to \(last)"
    }
  }
}
