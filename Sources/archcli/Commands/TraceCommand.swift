import ArchTrace

/// Plays a scenario on a pattern and writes the trace.
enum TraceCommand: Command {
  /// How a trace is written.
  enum Format: CaseIterable {
    case ndjson, json, text
  }

  /// `--ndjson`.
  static let ndjson = OptionDescription(
    name: "ndjson", exclusiveGroup: "format", abstract: "Write one JSON object a line (the default).")
  /// `--json`.
  static let json = OptionDescription(
    name: "json", exclusiveGroup: "format", abstract: "Write one JSON array, with one event a line.")
  /// `--text`.
  static let text = OptionDescription(
    name: "text", exclusiveGroup: "format", abstract: "Write lines for a person.")

  static let description = CommandDescription(
    name: "trace",
    abstract: "Run a scenario through a pattern and print the trace alone.",
    discussion: "The bytes are the same in every run, so a trace is a file that can be kept and compared.",
    arguments: [CommonOptions.pattern],
    options: [ndjson, json, text] + CommonOptions.running)

  /// The format that a command line asks for.
  static func format(_ arguments: ParsedArguments) -> Format {
    arguments.has(json) ? .json : arguments.has(text) ? .text : .ndjson
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let request = try RunRequest(arguments.operands[0], arguments, context)
    let progress = RunProgress()
    return try context.withOutput(arguments.value(of: CommonOptions.output), endsAtFailureOf: progress) {
      out in
      let sink = sink(format(arguments), out, inBackground: true)
      let outcome = request.play(to: sink, progress)
      withExtendedLifetime(sink) { out.flush() }  // it holds the bytes that may still be on their way
      try out.checkWritten()
      return context.report(outcome)
    }
  }

  /// What writes a trace in a format.
  /// - Parameter inBackground: Whether bytes are written while more are made; then it must live until `out` is flushed.
  static func sink(_ format: Format, _ out: Output, inBackground: Bool = false) -> any TraceSink {
    let layout: TraceFormat
    switch format {
    case .ndjson: layout = .ndjson
    case .json: layout = .json
    case .text: return TextWriter(out)
    }
    if inBackground { return TraceWriter(handingOver: layout, to: out.takeInBackground) }
    return TraceWriter(format: layout, drain: out.take)
  }
}

extension Output {
  /// Writes bytes; returns the system's number for why they could not be written, or 0.
  fileprivate func take(_ bytes: UnsafeRawBufferPointer) -> CInt {
    write(bytes)
    return failure?.code ?? 0
  }

  /// Has bytes written; returns the system's number for why earlier ones could not be, or 0.
  fileprivate func takeInBackground(_ bytes: UnsafeRawBufferPointer) -> CInt {
    handOver(bytes)
    return failure?.code ?? 0
  }
}
