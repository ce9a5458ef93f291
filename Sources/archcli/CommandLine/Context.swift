/// What a command may know of its surroundings.
struct Context {
  /// Standard output: for data.
  let out: Output
  /// Standard error: for everything else.
  let err: Output
  /// The names of patterns and scenarios.
  let vocabulary: Vocabulary
  /// Looks up a variable of the environment.
  let environment: (String) -> String?
  /// Whether standard output, and standard error, is a terminal.
  let isTerminal: (out: () -> Bool, err: () -> Bool)
  /// The columns of the terminal, if there is one.
  let terminalColumns: () -> Int?
  /// Ends the process on the spot; nil where it is not ours to end, as in tests.
  var endProcess: ((Exit) -> Void)?
}

extension Context {
  /// The surroundings of this process.
  static func process(_ vocabulary: Vocabulary) -> Context {
    Context(
      out: Output(name: "standard output", descriptor: Platform.standardOutput),
      err: Output(name: "standard error", descriptor: Platform.standardError, isBuffered: false),
      vocabulary: vocabulary, environment: Platform.environment,
      isTerminal: (
        { Platform.isTerminal(Platform.standardOutput) }, { Platform.isTerminal(Platform.standardError) }
      ),
      terminalColumns: { Platform.terminalColumns(Platform.standardOutput) },
      endProcess: { Platform.exit($0.rawValue) })
  }

  /// The columns to write text for a person in: `COLUMNS`, the terminal's, or 80.
  var columns: Int {
    let columns = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return max(40, columns ?? terminalColumns() ?? 80)
  }

  /// Sets the colours of both streams.
  func setColors(_ mode: ColorMode) {
    out.palette = Palette(isOn: mode.isOn(isTerminal: isTerminal.out(), environment: environment))
    err.palette = Palette(isOn: mode.isOn(isTerminal: isTerminal.err(), environment: environment))
  }

  /// Lets `body` write to the file that `-o` names, which then appears whole or not at all; to standard output
  /// where it is not given or `-`.
  ///
  /// - Parameters:
  ///   - isDurable: Whether the file is on the disk afterwards, as what replaces somebody's only copy must be.
  ///   - run: The run whose events are written, which would play on however long it is and whatever becomes of them:
  ///     the process ends with the first write that fails.
  func withOutput<Result>(
    _ path: String?, isDurable: Bool = false, endsAtFailureOf run: RunProgress? = nil,
    _ body: (Output) throws -> Result
  ) throws -> Result {
    guard let path, path != "-" else {
      if let run { endProcess(atFailureOf: out, run) }
      return try body(out)
    }
    let file = try OutputFile(path, isDurable: isDurable)
    if let run { endProcess(atFailureOf: file.output, run) }
    let result = try body(file.output)
    try file.commit()
    return result
  }

  /// Has the process end with the first write to a stream that fails, with what the run has come to until then.
  func endProcess(atFailureOf output: Output, _ run: RunProgress) {
    guard let endProcess else { return }
    output.onFailure = { error in
      guard error.reason.isClosedPipe, let exit = run.exit(self) else {
        return endProcess(Program.report(error, self))
      }
      endProcess(exit)
    }
  }
}
