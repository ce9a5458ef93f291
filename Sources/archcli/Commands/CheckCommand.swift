import ArchTrace
import Catalog

/// Holds traces against the rules of their patterns.
enum CheckCommand: Command {
  /// `--pattern`.
  static let pattern = OptionDescription(
    name: "pattern", argument: .value(name: "pattern", .pattern),
    abstract: "The pattern whose rules are to hold; the trace's own where it is not given.")
  /// `--roles`.
  static let roles = OptionDescription(
    name: "roles", argument: .value(name: "file", .file),
    abstract: "A file that says who is in which role: a name or glob and a role a line, as in '*Presenter "
      + "presenter'. It goes before what the trace says.")
  /// `--format`.
  static let format = OptionDescription(
    name: "format", argument: .value(name: "format", .choice(CheckFormat.allCases.map(\.rawValue))),
    defaultValue: CheckFormat.text.rawValue, abstract: "How to print what is broken.")
  /// `--baseline`.
  static let baseline = OptionDescription(
    name: "baseline", argument: .value(name: "file", .file),
    abstract:
      "A file with what is known to be broken: it is hidden and counted, and what is no longer broken is "
      + "named.")
  /// `--write-baseline`.
  static let writeBaseline = OptionDescription(
    name: "write-baseline", argument: .value(name: "file", .file),
    abstract: "Write all that is broken to this file, for --baseline.", isWritten: true)

  static let description = CommandDescription(
    name: "check",
    abstract: "Hold traces against the rules of their pattern.",
    discussion: """
      Rules say who may act on whom, and what must come first. Each breach is told with its line and the chain of its \
      causes; 'archcli explain RULE' tells why the rule is there and what to do. Exit status: 0 conforms, 1 a rule is \
      broken, 2 a trace cannot be read; the others are checked all the same.
      """,
    arguments: [
      ArgumentDescription(
        name: "trace",
        abstract: "Traces: a file, '-' for standard input, or a pattern, which is run on the spot.",
        kind: .trace, arity: .any)
    ],
    options: [
      pattern, roles, format, baseline, writeBaseline, CommonOptions.scenario, CommonOptions.world,
      CommonOptions.noScreens, CommonOptions.cut, CommonOptions.color, CommonOptions.output,
      CommonOptions.quiet,
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    guard !arguments.operands.isEmpty else {
      throw UsageError("missing argument '<trace>': a file, '-', or a pattern")
    }
    guard arguments.operands.filter({ $0 == "-" }).count < 2 else {
      throw UsageError("standard input ('-') can be read only once")
    }
    var globs = RoleGlobs()
    if let path = arguments.value(of: roles) {
      globs = try RoleGlobs(String(decoding: try InputFile.bytes(path), as: UTF8.self), file: path)
    }
    let known = try arguments.value(of: baseline).map { try Baseline(path: $0) }
    let format = arguments.value(of: format).flatMap(CheckFormat.init) ?? .text
    let check = try context.withOutput(arguments.value(of: CommonOptions.output)) { out in
      let report = try format.report(out, isQuiet: arguments.has(CommonOptions.quiet))
      var check = Check(report: report, out: out, globs: globs, baseline: known)
      for operand in arguments.operands {
        // What is wrong with one trace says nothing of the others.
        do { try check.run(operand, arguments, context) } catch let error as TraceError {
          context.out.flush()
          context.err.writeLine(escapedForTerminal(parts: error.description))
          check.hasTrouble = true
          report.fail(operand == "-" ? "<stdin>" : operand, error)
        }
      }
      report.finish()
      out.flush()
      try out.checkWritten()
      return check
    }
    // Only once everything else is done: what ends in trouble has replaced nothing.
    if let path = arguments.value(of: writeBaseline) { try write(check, to: path, context) }
    check.tellOfStale(context)
    return check.hasTrouble ? .trouble : check.hasErrors ? .no : .success
  }

  private static func write(_ check: Check, to path: String, _ context: Context) throws {
    guard !check.hasTrouble else {
      context.err.writeLine("\(quoted(path)) is not written: a trace could not be read to its end")
      return
    }
    try context.withOutput(path, isDurable: true) { $0.write(Baseline.text(check.found)) }
  }
}

/// One run of `check` over its traces.
private struct Check {
  let report: any CheckReport
  let out: Output
  let globs: RoleGlobs
  var baseline: Baseline?
  /// Whether anything is broken that is not known.
  var hasErrors = false
  /// Whether a trace could not be read.
  var hasTrouble = false
  /// The fingerprints of all that is broken, known or not.
  var found: Set<ExactText> = []

  mutating func run(_ operand: String, _ arguments: ParsedArguments, _ context: Context) throws {
    var reader: TraceReader
    let name: String
    switch try context.vocabulary.trace(operand) {
    case .pattern(let pattern):
      let writer = TraceWriter()
      var request = try RunRequest(pattern, arguments, context)
      // A view that reads the model breaks a rule as one that calls it does.
      request.options.recordsReads = true
      _ = request.play(to: writer)
      name = request.name(of: pattern)
      reader = try TraceReader(name: name, source: MemorySource(writer.bytes), detail: .heads)
    case .standardInput:
      name = "<stdin>"
      reader = try TraceReader(
        name: name, source: FileSource(descriptor: CInt(Platform.standardInput)), detail: .heads)
    case .file(let path):
      name = path
      reader = try TraceReader(path: path, detail: .heads)
    }
    let rules = try rules(reader.header, name, arguments)
    var summary = CheckSummary(trace: name, pattern: rules.pattern)
    var checker = TraceChecker(rules, trace: name, header: reader.header, globs: globs)
    report.begin(name, rules)
    let keepsFound = arguments.has(CheckCommand.writeBaseline)
    try checker.check(&reader) { violation in
      if keepsFound { found.insert(ExactText(violation.fingerprint)) }
      if baseline?.hides(violation.fingerprint) == true {
        summary.known += 1
      } else {
        switch violation.rule.severity {
        case .error: summary.errors += 1
        case .warning: summary.warnings += 1
        }
        report.take(violation)
      }
      return out.isOpen || out.failure?.isClosedPipe == true
    }
    try out.checkWritten()
    summary.events = reader.count
    if summary.errors > 0 { hasErrors = true }
    report.end(summary)
  }

  private func rules(
    _ header: TraceHeader, _ name: String, _ arguments: ParsedArguments
  ) throws -> RuleSet {
    if let pattern = arguments.value(of: CheckCommand.pattern).flatMap({ Pattern.named($0) }) {
      return try pattern.ruleSet()
    }
    let wanted = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
    guard let pattern = Pattern.named(wanted) else {
      throw TraceError(
        file: name, line: 1, column: 1,
        message: "no pattern \(quoted(wanted)) is known: say by --pattern whose rules are to hold")
    }
    return try pattern.ruleSet()
  }

  /// Says what stands in the baseline and is no longer broken.
  func tellOfStale(_ context: Context) {
    for entry in baseline?.stale ?? [] {
      context.err.writeLine(
        "warning: stale in the baseline, no longer broken: \(escapedForTerminal(parts: entry))")
    }
  }
}
