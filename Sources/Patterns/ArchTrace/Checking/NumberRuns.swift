/// A set of numbers that is small where they follow each other.
struct NumberRuns {
  private var runs: [ClosedRange<Int>] = []

  /// The first run that ends at or after a number.
  private func place(_ number: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func contains(_ number: Int) -> Bool {
    let place = place(number)
    return place < runs.count && runs[place].contains(number)
  }

  mutating func insert(_ number: Int) {
    let at = place(number)
    if at < runs.count, runs[at].contains(number) { return }
    var run = number...number
    if at < runs.count, runs[at].lowerBound == number + 1 {
      run = number...runs[at].upperBound
      runs.remove(at: at)
    }
    if at > 0, runs[at - 1].upperBound == number - 1 {
      runs[at - 1] = runs[at - 1].lowerBound...run.upperBound
    } else {
      runs.insert(run, at: at)
    }
  }

  mutating func remove(_ number: Int) {
    let at = place(number)
    guard at < runs.count, runs[at].contains(number) else { return }
    let run = runs.remove(at: at)
    if number < run.upperBound { runs.insert(number + 1...run.upperBound, at: at) }
    if number > run.lowerBound { runs.insert(run.lowerBound...number - 1, at: at) }
  }
}
