import ArchTrace

/// Compares two traces by what they mean.
enum DiffCommand: Command {
  /// `--on`.
  static let on = OptionDescription(
    name: "on", argument: .value(name: "aspect", .choice(TraceAspect.allCases.map(\.rawValue))),
    occurrence: .list,
    abstract:
      "What to compare; everything where it is not given. Different patterns have state, requests and "
      + "screens in common, not the flow. May be repeated, or a list.")
  /// `--json`.
  static let json = OptionDescription(name: "json", abstract: "Print the differences as JSON.")

  static let description = CommandDescription(
    name: "diff",
    abstract: "Compare two traces by what happened.",
    discussion: """
      Events are aligned by step, then by what they are, never by their number. The first that diverges is \
      named with the chain of its causes. Exit status: 0 the same, 1 different.
      """,
    arguments: [
      ArgumentDescription(
        name: "trace",
        abstract: "The old trace and the new one: a file, '-' for standard input, or a pattern, which is run "
          + "on the spot. A file that is named as a pattern is written './mvc'; 'mvc@cut=8' is a run in which a wire "
          + "is cut.",
        kind: .trace, arity: .exactly(2))
    ],
    options: [
      on, json, CommonOptions.scenario, CommonOptions.world, CommonOptions.noScreens, CommonOptions.reads,
      CommonOptions.cut,
      CommonOptions.color, CommonOptions.output, CommonOptions.quiet,
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    guard arguments.operands != ["-", "-"] else {
      throw UsageError("standard input ('-') can be read only once")
    }
    try refuseCutsOfBoth(arguments, context)
    let traces = try arguments.operands.map { try input($0, arguments, context) }
    let aspects = arguments.values(of: on).compactMap(TraceAspect.init)
    let diff = try TraceDiff(traces[0], traces[1], on: aspects)
    try context.withOutput(arguments.value(of: CommonOptions.output)) { out in
      if arguments.has(json) {
        out.writeLine(jsonForTerminal(diff.json))
      } else if arguments.has(CommonOptions.quiet) {
        out.writeLine(diff.summary)
      } else {
        for line in diff.lines { out.writeLine(paint(line, out.palette)) }
      }
    }
    return diff.isSame ? .success : .no
  }

  /// A wire that is cut in both traces shows in no difference, so it must be said in which it is to be.
  private static func refuseCutsOfBoth(_ arguments: ParsedArguments, _ context: Context) throws {
    let cuts = arguments.numbers(of: CommonOptions.cut)
    guard !cuts.isEmpty else { return }
    for operand in arguments.operands {
      guard case .pattern = try context.vocabulary.trace(operand) else { return }
    }
    let cut = "\(arguments.operands[1])@cut=\(cuts.map(String.init).joined(separator: ","))"
    throw UsageError(
      "'--cut' would cut both traces alike: name the wire in one of them, as in \(quoted(cut))")
  }

  /// The trace that an operand names.
  static func input(_ operand: String, _ arguments: ParsedArguments, _ context: Context) throws -> TraceInput
  {
    switch try context.vocabulary.trace(operand) {
    case .pattern(let name):
      let request = try RunRequest(name, arguments, context)
      let writer = TraceWriter()
      _ = request.play(to: writer)
      return .bytes(writer.bytes, name: request.name(of: name))
    case .standardInput: return try TraceInput(reading: Platform.standardInput, name: "<stdin>")
    case .file(let path): return .file(path: path)
    }
  }

  private static func paint(_ line: String, _ palette: Palette) -> String {
    switch line.first {
    case "+": palette.paint(line, .added)
    case "-": palette.paint(line, .removed)
    case "~": palette.paint(line, .changed)
    case _: line
    }
  }
}
