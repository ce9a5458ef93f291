import Catalog
import Scenario

/// A search by several processes of this program, since a play is single-threaded and may trap. What they find is put
/// together in the order of the seeds.
struct SearchJobs {
  /// A process that plays every n-th seed.
  private struct Job {
    var child: Platform.Child
    var bytes: ArraySlice<UInt8> = []
    /// The seed that it is at, and the pattern that plays.
    var seed: Int?
    var pattern = ""
    var isRunning = true
  }

  private let search: Search
  private let context: Context
  private let out: Output
  private var jobs: [Job] = []
  /// What was found for each seed that is done and not written yet.
  private var results: [Int: String?] = [:]
  /// The first seed whose result is not written yet.
  private var next: Int
  private var done = 0
  private var found = 0
  private var progress: SearchProgress

  init(_ search: Search, _ context: Context, _ out: Output) {
    self.search = search
    self.context = context
    self.out = out
    next = search.seeds.lowerBound
    progress = SearchProgress(context, isQuiet: search.isQuiet)
  }

  /// Searches until all is done or the time is up.
  mutating func run() throws -> Exit {
    defer { for job in jobs where job.isRunning { Platform.stop(job.child) } }
    let count = min(search.jobs, search.seeds.count)
    for offset in 0..<count { jobs.append(Job(child: try start(search.seeds.lowerBound + offset))) }
    var isInTime = true
    while jobs.contains(where: \.isRunning) {
      isInTime = search.time.map { progress.elapsed < .seconds($0) } ?? true
      if !isInTime { break }
      try receive()
      writeResults()
      try out.checkWritten()
      if !out.isOpen { return answer }
      progress.show("\(done) of \(search.seeds.count) seeds, \(found) found")
    }
    progress.clear()
    // Whatever is done though an earlier seed is not: only where the time was up.
    for seed in results.keys.sorted() { write(results[seed] ?? nil) }
    out.flush()
    try out.checkWritten()
    report(isInTime)
    return answer
  }

  private var answer: Exit { found == 0 ? .success : .no }

  private func start(_ first: Int) throws -> Platform.Child {
    let words =
      ["explore", "--seeds", "\(first)..\(search.seeds.upperBound - 1)", "--shard", "1/1"]
      + ["--stride", "\(min(search.jobs, search.seeds.count))"] + CommonOptions.words(cutting: search.cuts)
      + search.patterns.map(\.fullName)
    do {
      return try Platform.startThisProgram(words)
    } catch {
      throw TroubleError("cannot start a process that plays: \(error)")
    }
  }

  /// Waits a moment for what the processes have to say.
  private mutating func receive() throws {
    let running = jobs.indices.filter { jobs[$0].isRunning }
    let readable = Platform.readable(running.map { jobs[$0].child.output }, milliseconds: 200)
    for place in readable { try receive(from: running[place]) }
  }

  private mutating func receive(from index: Int) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = try buffer.withUnsafeMutableBytes { buffer throws(SystemError) in
      try Platform.read(from: jobs[index].child.output, into: buffer)
    }
    if count == 0 { return try end(index) }
    jobs[index].bytes += buffer[..<count]
    while let message = SearchMessage.take(from: &jobs[index].bytes) {
      switch message {
      case .began(let seed): jobs[index].seed = seed
      case .plays(let pattern): jobs[index].pattern = pattern
      case .done(let seed, let text):
        jobs[index].seed = nil
        finish(seed, text)
      }
    }
  }

  /// A process has ended: its work is done, or it trapped, and another one goes on after that seed.
  private mutating func end(_ index: Int) throws {
    jobs[index].isRunning = false
    let status = Platform.wait(for: jobs[index].child)
    guard let seed = jobs[index].seed else {
      guard status == 0 else { throw TroubleError("a process that plays ended with status \(status)") }
      return
    }
    let scenario = Explorer(search.patterns).scenario(seed: seed)
    finish(
      seed,
      scenario.fileText(
        comment: ["Seed \(seed): the program trapped while \(jobs[index].pattern) played"]
          + search.notes(cut: jobs[index].pattern)))
    let next = seed + min(search.jobs, search.seeds.count)
    if next < search.seeds.upperBound { jobs[index] = Job(child: try start(next)) }
  }

  private mutating func finish(_ seed: Int, _ text: String?) {
    results[seed] = .some(text)
    done += 1
    if text != nil { found += 1 }
  }

  private mutating func writeResults() {
    while let result = results.removeValue(forKey: next) {
      write(result)
      next += 1
    }
  }

  private func write(_ text: String?) {
    if let text { out.write(text) }
  }

  private func report(_ isInTime: Bool) {
    if search.isQuiet { return }
    let count = isInTime ? "\(done)" : "\(done) of \(search.seeds.count)"
    let found = found == 0 ? "no disagreement" : found == 1 ? "1 disagreement" : "\(found) disagreements"
    let stop = isInTime ? "" : "; the time was up, all seeds before \(next) are done"
    context.err.writeLine("\(count) seeds \(search.place): \(found)\(stop)")
  }
}
