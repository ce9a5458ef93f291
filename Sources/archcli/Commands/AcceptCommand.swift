/// Takes what `verify` received as the new golden.
enum AcceptCommand: Command {
  /// `--force`.
  static let force = OptionDescription(name: "force", abstract: "Accept under CI too.")

  static let description = CommandDescription(
    name: "accept",
    abstract: "Take what 'verify' received as the new golden traces.",
    arguments: [
      ArgumentDescription(
        name: "name",
        abstract: "The golden traces to replace, such as 'blog-follow.mvc'; all where none is named.",
        arity: .any)
    ],
    options: [CommonOptions.directory, force, CommonOptions.color, CommonOptions.quiet])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let goldens = Goldens(
      directory: arguments.value(of: CommonOptions.directory) ?? CommonOptions.goldenDirectory)
    if Goldens.isCI(context), !arguments.has(force) {
      throw TroubleError("golden traces are not accepted under CI, where nobody reads them (--force does it)")
    }
    let received = try goldens.received()
    let known = try Goldens.all().map(\.name)
    let names = arguments.operands.isEmpty ? received.filter(known.contains) : arguments.operands
    for name in names where !known.contains(name) {
      throw UsageError(
        "there is no golden trace \(quoted(name))", suggestion: nearest(to: name, among: known))
    }
    for name in names where !received.contains(name) {
      throw TroubleError("nothing was received for \(quoted(name)): run 'archcli verify' first")
    }
    for name in names {
      let bytes = try InputFile.bytes(goldens.receivedPath(name))
      try context.withOutput(goldens.path(name)) { out in bytes.withUnsafeBytes { out.write($0) } }
      Platform.removeFile(goldens.receivedPath(name))
      if !arguments.has(CommonOptions.quiet) { context.out.writeLine("accepted \(name)") }
    }
    if names.isEmpty, !arguments.has(CommonOptions.quiet) { context.out.writeLine("nothing was received") }
    return .success
  }
}
