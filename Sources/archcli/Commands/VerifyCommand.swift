import ArchTrace
import Scenario

/// Runs every golden trace again and compares.
enum VerifyCommand: Command {
  static let description = CommandDescription(
    name: "verify",
    abstract: "Run every golden trace again and compare.",
    discussion: """
      Each golden is run twice. Mismatched, missing and orphaned ones are listed apart; what was received is written \
      beside the golden, except under CI. Exit status: 0 all match, 1 not all do, 2 one cannot be read or what was \
      received cannot be written; the others are compared all the same.
      """,
    arguments: [
      ArgumentDescription(
        name: "dir", abstract: "The directory with the golden traces.", kind: .directory, arity: .optional,
        defaultValue: CommonOptions.goldenDirectory)
    ],
    options: [CommonOptions.color, CommonOptions.quiet])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let goldens = Goldens(directory: arguments.operands.first ?? CommonOptions.goldenDirectory)
    var verification = Verification(goldens, context, isQuiet: arguments.has(CommonOptions.quiet))
    try verification.run()
    return verification.exit
  }
}

/// One verification of a directory.
private struct Verification {
  private let goldens: Goldens
  private let context: Context
  private let isQuiet: Bool
  private var passed = 0
  private var mismatched: [String] = []
  private var missing: [String] = []
  private var orphaned: [String] = []
  private var unreadable: [String] = []
  private var hasTrouble = false

  init(_ goldens: Goldens, _ context: Context, isQuiet: Bool) {
    self.goldens = goldens
    self.context = context
    self.isQuiet = isQuiet
  }

  /// 2 where a golden cannot be read at all, so that nobody takes it for a change of the app.
  var exit: Exit {
    hasTrouble || !unreadable.isEmpty
      ? .trouble : mismatched.isEmpty && missing.isEmpty && orphaned.isEmpty ? .success : .no
  }

  mutating func run() throws {
    let present = try goldens.present()
    let all = try Goldens.all()
    for golden in all { check(golden, isPresent: present.contains(golden.name)) }
    orphaned = present.filter { name in !all.contains { $0.name == name } }
    list("mismatched", mismatched)
    list("missing", missing)
    list("unreadable", unreadable)
    list("orphaned", orphaned, note: "no scenario and pattern of this name: remove or rename")
    hint()
    let failed = mismatched.count + missing.count + unreadable.count + orphaned.count
    context.out.writeLine("\(passed) passed, \(failed) failed")
  }

  private mutating func check(_ golden: Goldens.Golden, isPresent: Bool) {
    let (bytes, outcome) = golden.play()
    let problems = problems(golden, bytes, outcome)
    guard isPresent else {
      missing.append(golden.name)
      return receive(golden.name, bytes)
    }
    let expected: [UInt8]
    do {
      try Goldens.checkFile(goldens.path(golden.name))
      expected = try InputFile.bytes(goldens.path(golden.name))
    } catch {
      unreadable.append(golden.name)
      return tell(error)
    }
    if problems.isEmpty, expected == bytes || Self.meanTheSame(expected, bytes) {
      passed += 1
      if !Goldens.isCI(context) { Platform.removeFile(goldens.receivedPath(golden.name)) }
      return say("\(context.out.palette.paint("✔", .passed)) \(golden.name)")
    }
    say("\(context.out.palette.paint("✘", .failed)) \(golden.name)")
    for problem in problems { say("    \(problem)") }
    if expected == bytes || compare(golden.name, expected, bytes) {
      mismatched.append(golden.name)
    } else {
      unreadable.append(golden.name)
    }
    if expected != bytes { receive(golden.name, bytes) }
  }

  /// Whether a golden that is spelt or laid out in another way than ours says what was received.
  private static func meanTheSame(_ expected: [UInt8], _ bytes: [UInt8]) -> Bool {
    let diff = try? TraceDiff(.bytes(expected, name: "expected"), .bytes(bytes, name: "received"), limit: 1)
    return diff?.isSame ?? false
  }

  /// What is wrong with a run whatever the golden says.
  private func problems(
    _ golden: Goldens.Golden, _ bytes: [UInt8], _ outcome: PlayOutcome
  ) -> [String] {
    let failures = outcome.failures.map { escapedForTerminal($0.text) }
    let leaks = outcome.leaks.map { "leak: \(escapedForTerminal($0))" }
    let errors = outcome.errors.map { "error: \(escapedForTerminal($0))" }
    return failures + leaks + errors + (golden.play().bytes == bytes ? [] : ["two runs differ"])
  }

  /// Says where two traces differ.
  /// - Returns: Whether the golden could be read.
  private func compare(_ name: String, _ expected: [UInt8], _ bytes: [UInt8]) -> Bool {
    do {
      let diff = try TraceDiff(
        .bytes(expected, name: goldens.path(name)), .bytes(bytes, name: "received"), limit: 3)
      for line in diff.lines { say("    \(line)") }
      return true
    } catch {
      tell(error)
      return false
    }
  }

  private mutating func receive(_ name: String, _ bytes: [UInt8]) {
    guard !Goldens.isCI(context) else { return }
    let path = goldens.receivedPath(name)
    do {
      // A link from the one to the other would have the golden replaced that nobody has accepted.
      if let identity = FileIdentity(path), identity == FileIdentity(goldens.path(name)) {
        throw TroubleError("\(quoted(path)) is the golden trace itself: nothing is written there")
      }
      try Goldens.checkFile(path)
      try context.withOutput(path) { out in bytes.withUnsafeBytes { out.write($0) } }
    } catch {
      hasTrouble = true
      tell(error)
    }
  }

  /// Says in its place what could not be read or written.
  private func tell(_ error: any Error) {
    context.out.flush()
    let text = "\(error)"
    // An error in a file says so itself, after its place.
    context.err.writeLine((text.contains(": error: ") ? "" : "error: ") + escapedForTerminal(parts: text))
  }

  private func list(_ title: String, _ names: [String], note: String? = nil) {
    guard !names.isEmpty else { return }
    let note = note.map { " (\($0))" } ?? ""
    context.out.writeLine(context.out.palette.paint("\(title)\(note):", .heading))
    for name in names { context.out.writeLine("  \(escapedForTerminal(name))") }
  }

  private func hint() {
    let names = mismatched + missing + unreadable
    guard !names.isEmpty else { return }
    let directory =
      goldens.directory == CommonOptions.goldenDirectory
      ? "" : " --dir \(escapedForTerminal(shellQuoted(goldens.directory)))"
    let command = "archcli accept\(directory) \(names.joined(separator: " "))"
    say(
      Goldens.isCI(context)
        ? "To take what is received, off CI: archcli verify; \(command)" : "To take it: \(command)")
  }

  private func say(_ line: String) {
    if !isQuiet { context.out.writeLine(line) }
  }
}
