/// Who takes part in a trace, in which role, and who is gone. Memory grows with those alive, not with the trace.
struct Participants {
  /// A participant's role: its number in the rules, and its name; no name where nobody said which.
  struct Entry {
    var role: Int
    var roleName: String?
  }

  private let rules: RuleSet
  private let globs: RoleGlobs
  private var header: [String: String] = [:]
  private var alive: [String: Entry] = [:]
  private var gone: [String: NumberRuns] = [:]

  init(_ rules: RuleSet, _ globs: RoleGlobs, _ header: TraceHeader) {
    self.rules = rules
    self.globs = globs
    for participant in header.participants { self.header[participant.name] = participant.role }
    for name in ["user", "world", "clock"] { add(name, name) }
  }

  /// Notes that a participant came to be. A name that was there before is there again.
  mutating func create(_ name: String, role: String?) {
    if !gone.isEmpty {
      let instance = InstanceName(name)
      gone[instance.type]?.remove(instance.number)
    }
    add(name, role)
  }

  /// Notes that a participant is gone.
  mutating func destroy(_ name: String) {
    alive[name] = nil
    let instance = InstanceName(name)
    gone[instance.type, default: NumberRuns()].insert(instance.number)
  }

  /// The participant of a name; nil where it is gone.
  mutating func entry(_ name: String) -> Entry? {
    if let entry = alive[name] { return entry }
    let instance = InstanceName(name)
    if let runs = gone[instance.type], runs.contains(instance.number) { return nil }
    return add(name, nil)
  }

  @discardableResult
  private mutating func add(_ name: String, _ role: String?) -> Entry {
    // What the user says in a file goes before what the app says.
    let role = globs.role(of: name) ?? role ?? header[name]
    let entry = Entry(role: role.map(rules.number) ?? rules.roles.count, roleName: role)
    alive[name] = entry
    return entry
  }
}

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
