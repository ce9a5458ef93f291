/// A generator of random numbers that gives the same ones for a seed on every machine and in every version.
///
/// SplitMix64 as published by Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins the sequence of a seed.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

// The standard library may change how it draws from a generator; these ways of drawing stay as they are.
extension SplitMix64 {
  /// A number from 0 to below `bound`, which is at least 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of these; `other` where there is none.
  mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
    elements.isEmpty ? other : elements[below(elements.count)]
  }

  /// One of the choices, each as likely as its weight.
  mutating func weighted<Choice>(_ choices: [(weight: Int, choice: Choice)]) -> Choice? {
    let total = choices.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return nil }
    var place = below(total)
    for (weight, choice) in choices {
      if place < weight { return choice }
      place -= weight
    }
    return nil
  }
}
