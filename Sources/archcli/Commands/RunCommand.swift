import Catalog

/// Plays a scenario on a pattern and tells the story.
enum RunCommand: Command {
  /// `--restore-each-step`.
  static let restoreEachStep = OptionDescription(
    name: "restore-each-step",
    abstract: "After each step, build the screen anew from what the app holds, and compare.")

  static let description = CommandDescription(
    name: "run",
    abstract: "Run a scenario through a pattern and tell the story.",
    discussion: """
      Each step is followed by the hops that it led to, indented under their cause, by the state that changed, old \
      and new, and by the screen. A summary closes the story.
      """,
    arguments: [CommonOptions.pattern],
    options: [restoreEachStep] + CommonOptions.running)

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    var request = try RunRequest(arguments.operands[0], arguments, context)
    request.options.restoresEachStep = arguments.has(restoreEachStep)
    if request.options.restoresEachStep, case .impossible(let reason) = request.pattern.restoring {
      let name = request.pattern.isDefault ? request.pattern.name : request.pattern.fullName
      context.err.writeLine("\(name) cannot be restored: \(reason)")
      return .no
    }
    return try context.withOutput(arguments.value(of: CommonOptions.output), endsAtFailure: true) { out in
      let columns = context.isTerminal.out() ? context.columns : 120
      let story = StoryWriter(out, columns: columns, tellsSummary: !arguments.has(CommonOptions.quiet))
      let outcome = request.play(to: story)
      try out.checkOpen()
      return context.report(outcome)
    }
  }
}
