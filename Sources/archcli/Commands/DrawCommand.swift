import ArchTrace

/// Draws a trace.
enum DrawCommand: Command {
  /// `--format`.
  static let format = OptionDescription(
    name: "format", argument: .value(name: "format", .choice(DrawingFormat.allCases.map(\.rawValue))),
    abstract: "How to draw: by the ending of the file that -o names where it is not given, else text.")
  /// `--by`.
  static let lanes = OptionDescription(
    name: "by", argument: .value(name: "who", .choice(DrawingScope.Lanes.allCases.map(\.rawValue))),
    defaultValue: DrawingScope.Lanes.participant.rawValue,
    abstract: "Who gets a lane: each participant, or all of a role together.")
  /// `--step`.
  static let step = OptionDescription(
    name: "step", argument: .value(name: "steps", .text),
    abstract: "Draw these steps only: N, N..M, N.. or ..M.")
  /// `--only`.
  static let only = OptionDescription(
    name: "only", argument: .value(name: "kind", .suggested { EventKind.known.map(\.name) }),
    occurrence: .list,
    abstract: "Draw events of this kind only: call, notify, state, or another. May be repeated, or a list.")

  static let description = CommandDescription(
    name: "draw",
    abstract: "Draw a trace: who acts on whom, in order.",
    discussion: """
      A sequence diagram with a lane for each participant, or for each role. State changes and what is seen stand \
      on their owner, and what comes later than its cause (an answer, a timer) is dashed. The format 'dot' draws who \
      talks to whom, and how often.

      Mermaid that is too long for GitHub is cut into several diagrams, which are written as Markdown with a block \
      for each; so is a single one where -o names a file that ends in '.md'.
      """,
    arguments: [
      ArgumentDescription(
        name: "trace",
        abstract: "The trace: a file, '-' for standard input, or a pattern, which is run on the spot.",
        kind: .trace)
    ],
    options: [
      format, lanes, step, only, CommonOptions.scenario, CommonOptions.world, CommonOptions.noScreens,
      CommonOptions.reads, CommonOptions.cut, CommonOptions.color, CommonOptions.output, CommonOptions.quiet,
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let path = arguments.value(of: CommonOptions.output)
    let format =
      arguments.value(of: format).flatMap { DrawingFormat(rawValue: $0) }
      ?? path.flatMap { DrawingFormat(path: $0) } ?? .text
    var scope = DrawingScope()
    scope.lanes = arguments.value(of: lanes).flatMap(DrawingScope.Lanes.init) ?? .participant
    scope.steps =
      try arguments.value(of: step).map { (text) throws(UsageError) in try StepRange(text) } ?? .all
    scope.kinds = arguments.has(only) ? arguments.values(of: only) : nil

    let (name, source) = try source(arguments, context)
    var reader = try TraceReader(name: name, source: source)
    let picture = try Picture(&reader, format, scope, trace: name)
    let isTerminal = (path == nil || path == "-") && context.isTerminal.out()
    let columns = isTerminal ? context.columns : 120
    try context.withOutput(path) { out in
      picture.write(to: out, columns: columns, path: path)
      try out.checkWritten()
    }
    if isTerminal, !arguments.has(CommonOptions.quiet), picture.leastColumns > columns {
      context.out.flush()
      context.err.writeLine(
        "hint: the lanes alone are wider than the terminal; '--by role' draws fewer, '--step' less")
    }
    guard let flaw = picture.flaw else { return .success }
    context.out.flush()
    context.err.writeLine(escapedForTerminal(parts: "\(flaw) (drawn as far as it goes)"))
    return .trouble
  }

  /// What a trace is called, and its bytes.
  private static func source(
    _ arguments: ParsedArguments, _ context: Context
  ) throws -> (String, any ByteSource) {
    let operand = arguments.operands[0]
    switch try context.vocabulary.trace(operand) {
    case .pattern(let pattern):
      let writer = TraceWriter()
      let request = try RunRequest(pattern, arguments, context)
      _ = request.play(to: writer)
      return (request.name(of: pattern), MemorySource(writer.bytes))
    case .standardInput:
      return ("<stdin>", FileSource(descriptor: CInt(Platform.standardInput)))
    case .file(let path):
      do {
        return (path, try FileSource(path: path))
      } catch {
        throw TraceError(file: path, line: 0, column: 0, message: "cannot open: \(error.message)")
      }
    }
  }
}
