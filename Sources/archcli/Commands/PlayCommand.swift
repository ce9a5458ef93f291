import ArchTrace
import Catalog

/// Lets a person step through a run, or a trace, in the terminal, and drive the app by hand.
enum PlayCommand: Command {
  static let description = CommandDescription(
    name: "play",
    abstract: "Step through a run in the terminal, and drive the app by hand.",
    discussion: """
      The screen stands on the left, the trace on the right, the state below. Keys: j and k step, [ and ] follow \
      causes, / finds, p shows the same moment in the next pattern, t taps what is on the screen, T lets time pass, w \
      writes what was done as a scenario file, ? lists them all, q quits.

      Where standard input or output is no terminal, or one that cannot place its cursor (TERM=dumb), the story is \
      printed as 'archcli run' tells it; with '-o' it is written to that file. With '--no-screens' the screen of a run \
      is seen where a step began, and not at every moment.
      """,
    arguments: [
      ArgumentDescription(
        name: "trace",
        abstract: """
          A pattern, which is run on the spot and can be gone on with; or a trace file, which can be looked at.
          """,
        kind: .trace)
    ],
    options: [
      CommonOptions.scenario, CommonOptions.world, CommonOptions.noScreens, CommonOptions.reads,
      CommonOptions.cut, CommonOptions.color, CommonOptions.output, CommonOptions.quiet,
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let operand = arguments.operands[0]
    let reference = try context.vocabulary.trace(operand)
    if arguments.has(CommonOptions.output) { return try tellStory(reference, arguments, context) }
    if let obstacle = obstacle(context) {
      if !arguments.has(CommonOptions.quiet) {
        context.err.writeLine("\(obstacle), so there is nothing to play on; this is the story")
      }
      return try tellStory(reference, arguments, context)
    }
    let played: (run: PlayedRun?, recording: Recording)
    switch reference {
    case .pattern(let name):
      let request = try RunRequest(name, arguments, context)
      let result = PlayedRun.play(request.scenario, on: request.pattern, options: request.options)
      played = (result.run, result.recording)
    case .standardInput, .file:
      let collector = EventCollector()
      try read(reference, to: collector)
      played = (nil, Recording(collector))
    }
    let model = try session(played, operand, context)
    if !arguments.has(CommonOptions.quiet) { tellOfFiles(model, arguments, context) }
    return .success
  }

  private static func session(
    _ played: (run: PlayedRun?, recording: Recording), _ operand: String, _ context: Context
  ) throws -> PlayModel {
    let title = played.run == nil ? operand : nil
    let model = PlayModel(
      recording: played.recording, run: played.run, file: title, size: TerminalSize(columns: 80, rows: 24))
    context.out.flush()
    do throws(SystemError) {
      var session = try PlaySession(model, palette: context.out.palette)
      return try session.run()
    } catch {
      throw TroubleError("cannot play on the terminal: \(error)")
    }
  }

  /// Why nothing can be drawn; nil where it can.
  private static func obstacle(_ context: Context) -> String? {
    if !Platform.isTerminal(Platform.standardInput) { return "standard input is no terminal" }
    if !context.isTerminal.out() { return "standard output is no terminal" }
    switch context.environment("TERM") {
    case nil, "": return "TERM is not set"
    case "dumb": return "the terminal cannot place its cursor (TERM=dumb)"
    case _: return nil
    }
  }

  /// Tells what was written, and how to run it.
  private static func tellOfFiles(_ model: PlayModel, _ arguments: ParsedArguments, _ context: Context) {
    let cuts = CommonOptions.words(cutting: model.run?.options.cuts.sorted() ?? []).map { " \($0)" }.joined()
    for file in model.files {
      let isPlain = file.path.utf8.allSatisfy { $0.isPlainInShell }
      let path = isPlain ? file.path : quoted(file.path)
      switch file.kind {
      case .scenario:
        context.err.writeLine("\(path) is written: archcli run \(file.pattern) --scenario \(path)\(cuts)")
      case .trace: context.err.writeLine("\(path) is written: archcli play \(path)")
      }
    }
  }

  // MARK: The story

  private static func tellStory(
    _ reference: TraceReference, _ arguments: ParsedArguments, _ context: Context
  ) throws -> Exit {
    let path = arguments.value(of: CommonOptions.output)
    let request: RunRequest? =
      if case .pattern(let name) = reference { try RunRequest(name, arguments, context) } else { nil }
    let progress = RunProgress()
    return try context.withOutput(path, endsAtFailureOf: progress) { out in
      let columns = context.isTerminal.out() ? context.columns : 120
      let story = StoryWriter(out, columns: columns, tellsSummary: !arguments.has(CommonOptions.quiet))
      guard let request else {
        try read(reference, to: story)
        // All is read: that nobody reads the rest of it is no matter.
        out.onFailure = nil
        return .success
      }
      let outcome = request.play(to: story, progress)
      try out.checkWritten()
      return context.report(outcome)
    }
  }

  private static func read(_ reference: TraceReference, to sink: any TraceSink) throws {
    var reader: TraceReader
    switch reference {
    case .file(let path): reader = try TraceReader(path: path)
    case .standardInput, .pattern:
      reader = try TraceReader(name: "<stdin>", source: FileSource(descriptor: CInt(Platform.standardInput)))
    }
    sink.begin(reader.header)
    while let event = try reader.next() { sink.receive(event) }
    if let footer = reader.footer { sink.end(footer) }
  }
}

extension UInt8 {
  /// Whether a shell takes it for itself: a letter, a digit, or a sign that names of files have.
  fileprivate var isPlainInShell: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "/": true
    case _: false
    }
  }
}
