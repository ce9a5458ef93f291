import Catalog
import Scenario

/// Plays a scenario on a pattern and tells the story.
enum RunCommand: Command {
  /// `--restore-each-step`.
  static let restoreEachStep = OptionDescription(
    name: "restore-each-step",
    abstract: "After each step, make a copy from the serialised states, compare, and play on.")
  /// `--rewind`.
  static let rewind = OptionDescription(
    name: "rewind",
    abstract: "At the end, put each earlier state into a running app, compare, and play on.")

  /// How many steps a scenario may have that is played to its end once for each.
  private static let mostSteps = 1000

  static let description = CommandDescription(
    name: "run",
    abstract: "Run a scenario through a pattern and tell the story.",
    discussion: """
      Each step is followed by the hops that it led to, indented under their cause, by the state that changed, old \
      and new, and by the screen. A summary closes the story.

      A copy is an app of its own with a twin of the server; every screen of its stack is compared, the alert, the \
      toast and the requests, at once and after each later step. What a pattern's states do not hold is said by name.
      """,
    arguments: [CommonOptions.pattern],
    options: [restoreEachStep, rewind] + CommonOptions.running)

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    var request = try RunRequest(arguments.operands[0], arguments, context)
    request.options.restoring = arguments.has(restoreEachStep) ? .eachStep : .never
    request.options.rewinds = arguments.has(rewind)
    if request.options.restoring != .never || request.options.rewinds {
      if let refusal = refusal(request) {
        context.err.writeLine(refusal)
        return .no
      }
      guard Array(request.scenario.numberedSteps.prefix(mostSteps + 1)).count <= mostSteps else {
        throw UsageError(
          "a scenario to be restored may have \(mostSteps) steps, and \(quoted(request.scenario.name)) has more"
        )
      }
    }
    let progress = RunProgress()
    return try context.withOutput(arguments.value(of: CommonOptions.output), endsAtFailureOf: progress) {
      out in
      let columns = context.isTerminal.out() ? context.columns : 120
      let story = StoryWriter(out, columns: columns, tellsSummary: !arguments.has(CommonOptions.quiet))
      let outcome = request.play(to: story, progress)
      try out.checkWritten()
      return context.report(outcome)
    }
  }

  /// Why what is asked for cannot be done with the pattern; nil where it can.
  private static func refusal(_ request: RunRequest) -> String? {
    let name = request.pattern.isDefault ? request.pattern.name : request.pattern.fullName
    if case .impossible(let reason) = request.pattern.restoring {
      return "\(name) cannot be restored: \(reason)"
    }
    guard request.options.rewinds, !request.pattern.isRewindable else { return nil }
    return "\(name) cannot be rewound: it makes an app from its states, but a running one takes no others"
  }
}
