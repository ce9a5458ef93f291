import ArchTrace
import Catalog
import Scenario

/// What a command line asks to be searched: which seeds, on which patterns, by how many processes.
struct Search {
  /// The patterns, the reference first.
  let patterns: [Pattern]
  /// The seeds of this part; empty where there are more parts than seeds.
  let seeds: Range<Int>
  /// The seeds of all parts.
  private let allSeeds: Range<Int>
  /// The numbers of the wires that carry nothing.
  let cuts: [Int]
  /// How many processes play.
  let jobs: Int
  /// Seconds after which the search stops.
  let time: Int?
  /// Whether nothing but what was found is to be said.
  let isQuiet: Bool

  /// Reads what the command line and the environment say.
  init(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) {
    let all = try Self.seeds(arguments.value(of: ExploreCommand.seeds) ?? "1..200")
    let shard = try Self.shard(arguments, context)
    // Parts are runs of seeds, so that what they print follows one after the other.
    let (size, rest) = all.count.quotientAndRemainder(dividingBy: shard.parts)
    let share = { part in all.lowerBound + size * part + min(part, rest) }
    seeds = share(shard.part - 1)..<share(shard.part)
    var patterns: [Pattern] = []
    for name in arguments.operands {
      guard let pattern = Pattern.named(name) else { throw UsageError("unknown pattern \(quoted(name))") }
      if !patterns.contains(where: { $0.fullName == pattern.fullName }) { patterns.append(pattern) }
    }
    self.patterns = patterns.isEmpty ? Pattern.all : patterns
    allSeeds = all
    cuts = arguments.numbers(of: CommonOptions.cut)
    jobs = arguments.numbers(of: ExploreCommand.jobs).first ?? Platform.processorCount
    time = arguments.numbers(of: ExploreCommand.time).first
    isQuiet = arguments.has(CommonOptions.quiet)
  }

  /// Reads `A..B` or one seed.
  static func seeds(_ text: String) throws(UsageError) -> Range<Int> {
    let parts = text.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
    let allowed = "from 0..0 to 0..\(lastSeed), the first not above the last"
    guard let first = parts.first ?? nil, let last = parts.last ?? nil, parts.count <= 2, first >= 0,
      first <= last, last <= lastSeed
    else { throw UsageError("invalid value \(quoted(text)) for '--seeds' (FIRST..LAST, \(allowed))") }
    return first..<last + 1
  }

  /// Seeds are written in JSON now and then, so they are numbers that every reader holds.
  private static let lastSeed = 9_007_199_254_740_991

  private static func shard(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(UsageError) -> (part: Int, parts: Int) {
    if let text = arguments.value(of: ExploreCommand.shard) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let part = parts[0], let count = parts[1], (1...maxParts).contains(count),
        (1...count).contains(part)
      else {
        throw UsageError(
          "invalid value \(quoted(text)) for '--shard' (PART/PARTS, PART from 1 to PARTS, PARTS up to \(maxParts))"
        )
      }
      return (part, count)
    }
    guard let total = context.environment("TEST_TOTAL_SHARDS"), !total.isEmpty else { return (1, 1) }
    let index = context.environment("TEST_SHARD_INDEX") ?? ""
    guard let count = Int(total), let part = Int(index), (1...maxParts).contains(count),
      (0..<count).contains(part)
    else {
      throw UsageError(
        "TEST_SHARD_INDEX \(quoted(index)) and TEST_TOTAL_SHARDS \(quoted(total)) name no part of the seeds"
          + " (an index from 0 to below the total)")
    }
    return (part + 1, count)
  }

  private static let maxParts = 1_000_000

  /// Tells a test runner that asks for it that its division into parts was understood.
  func noteShard(_ context: Context) throws {
    guard let path = context.environment("TEST_SHARD_STATUS_FILE"), !path.isEmpty else { return }
    try OutputFile(path).commit()
  }

  /// Writes the scenario of each seed.
  func print(to out: Output) throws -> Exit {
    for seed in seeds {
      out.write(Explorer(patterns).scenario(seed: seed).fileText(comment: ["Seed \(seed)"]))
      try out.checkOpen()
    }
    return .success
  }

  // MARK: One scenario

  /// Plays a scenario that was given.
  func play(_ scenario: Scenario, to out: Output, _ context: Context) throws -> Exit {
    let patterns = patterns.filter { $0.canPlay(scenario) }
    guard !patterns.isEmpty else { throw UsageError("no pattern named has the screens of \(scenario.name)") }
    for pattern in patterns {
      _ = try RunRequest.wires(cut: Set(cuts), of: pattern, in: scenario)
    }
    var explorer = Explorer(patterns)
    explorer.cuts = Set(cuts)
    let found = explorer.explore(scenario)
    if let found { out.write(text(found, title: scenario.name)) }
    out.flush()
    try out.checkWritten()
    if !isQuiet {
      context.err.writeLine(
        escapedForTerminal(
          "\(scenario.name) \(place): \(found == nil ? "no disagreement" : "the patterns disagree")"))
    }
    return found == nil ? .success : .no
  }

  // MARK: Cut wires

  /// On which patterns is played, and what is cut in them: `on 10 patterns, wire 8 cut`.
  var place: String {
    let patterns = patterns.count == 1 ? "1 pattern" : "\(patterns.count) patterns"
    guard !cuts.isEmpty else { return "on \(patterns)" }
    let numbers = Set(cuts).sorted().map { "\($0)" }.joined(separator: ", ")
    return "on \(patterns), \(Set(cuts).count == 1 ? "wire" : "wires") \(numbers) cut"
  }

  /// What was found as a scenario file, whose comment names the wires cut.
  private func text(_ found: Disagreement, title: String) -> String {
    found.fileText(title: title, notes: notes(on: found.scenario))
  }

  /// The wires cut in each pattern, as its run of a scenario makes them.
  func notes(on scenario: Scenario) -> [String] {
    patterns.flatMap { pattern in
      let wires = pattern.wiresKnown(Set(cuts), in: scenario)
      let missing = Set(cuts).subtracting(wires.map(\.wire)).sorted()
      return wires.map { "cut in \(pattern.fullName): \($0.text)" }
        + missing.map { "cut in \(pattern.fullName): wire \($0), which it does not make here" }
    }
  }

  /// The numbers cut, for a run whose wires nobody can look at, since it trapped.
  func notes(cut pattern: String) -> [String] {
    cuts.isEmpty
      ? []
      : [
        "archcli run \(pattern) --scenario FILE \(CommonOptions.words(cutting: cuts).joined(separator: " "))"
      ]
  }

  /// How many scenarios are looked at for a wire.
  private static let scenariosLookedAt = 100

  /// A number that no wire has would have the uncut app searched.
  func refuseUnknownCuts() throws(UsageError) {
    guard !cuts.isEmpty else { return }
    let explorer = Explorer(patterns)
    let seeds = allSeeds.prefix(Self.scenariosLookedAt)
    for pattern in patterns {
      var missing = Set(cuts)
      var most = 0
      for seed in seeds where !missing.isEmpty {
        let count = pattern.wireCount(in: explorer.scenario(seed: seed), cuts: Set(cuts))
        missing = missing.filter { $0 > count }
        most = max(most, count)
      }
      if let number = missing.min() {
        throw UsageError(
          "there is no wire \(number) to cut: \(pattern.fullName) makes \(most) at most in the scenarios of the seeds "
            + "\(seeds.lowerBound)..\(seeds.upperBound - 1)")
      }
    }
  }

  /// Plays for another process, and says after each word of `SearchMessage` how far it is.
  func play(for out: Output, stride: Int) throws -> Exit {
    var explorer = Explorer(patterns)
    explorer.cuts = Set(cuts)
    for seed in Swift.stride(from: seeds.lowerBound, to: seeds.upperBound, by: stride) {
      SearchMessage.began(seed).write(to: out)
      explorer.onPlay = { SearchMessage.plays($0.fullName).write(to: out) }
      let found = explorer.explore(explorer.scenario(seed: seed))
      SearchMessage.done(seed, found.map { text($0, title: "Seed \(seed)") }).write(to: out)
      try out.checkOpen()
    }
    return .success
  }
}
