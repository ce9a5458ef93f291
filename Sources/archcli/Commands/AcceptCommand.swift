import ArchTrace
import Catalog
import Scenario

/// Takes what `verify` received as the new golden.
enum AcceptCommand: Command {
  /// `--force`.
  static let force = OptionDescription(name: "force", abstract: "Accept under CI too.")

  static let description = CommandDescription(
    name: "accept",
    abstract: "Take what 'verify' received as the new golden traces.",
    discussion: """
      What was received is read to its end first, and nothing is replaced where any of it is not the whole trace of \
      its pattern and scenario.
      """,
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
    let all = try Goldens.all()
    let known = all.map(\.name)
    var names: [String] = []
    for name in arguments.operands.isEmpty ? received.filter(known.contains) : arguments.operands
    where !names.contains(name) {
      guard known.contains(name) else {
        throw UsageError(
          "there is no golden trace \(quoted(name))", suggestion: nearest(to: name, among: known))
      }
      guard received.contains(name) else {
        throw TroubleError("nothing was received for \(quoted(name)): run 'archcli verify' first")
      }
      names.append(name)
    }
    let traces = try all.filter { names.contains($0.name) }.map { ($0.name, try goldens.receivedTrace($0)) }
    for (name, bytes) in traces {
      try context.withOutput(goldens.path(name), isDurable: true) { out in
        bytes.withUnsafeBytes { out.write($0) }
      }
      Platform.removeFile(goldens.receivedPath(name))
      if !arguments.has(CommonOptions.quiet) { context.out.writeLine("accepted \(name)") }
    }
    if names.isEmpty, !arguments.has(CommonOptions.quiet) { context.out.writeLine("nothing was received") }
    return .success
  }
}

extension Goldens {
  /// What was received for a golden, read to its end.
  ///
  /// - Throws: `TraceError` where it is no whole trace, `TroubleError` where it is not one of this golden, or is the
  ///   golden itself.
  fileprivate func receivedTrace(_ golden: Golden) throws -> [UInt8] {
    let path = receivedPath(golden.name)
    for file in [path, self.path(golden.name)] { try Self.checkFile(file) }
    if let identity = FileIdentity(path), identity == FileIdentity(self.path(golden.name)) {
      throw TroubleError("\(quoted(path)) is the golden trace itself")
    }
    let bytes = try InputFile.bytes(path)
    var reader = try TraceReader(name: path, source: MemorySource(bytes))
    let header = reader.header
    guard header.pattern == golden.pattern.name, header.variant == golden.pattern.variant,
      header.scenario == golden.scenario.name
    else {
      let found = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
      throw TroubleError(
        "\(quoted(path)) is a trace of \(quoted(found)) in the scenario \(quoted(header.scenario)), not of "
          + "\(golden.pattern.fullName) in \(golden.scenario.name)")
    }
    while try reader.next() != nil {}
    return bytes
  }
}
