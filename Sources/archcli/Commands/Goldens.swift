import ArchTrace
import Catalog
import Scenario

/// The golden traces that there should be, and where.
struct Goldens {
  /// One golden: a pattern's run of a scenario.
  struct Golden {
    /// `blog-follow.mvc`, `blog-follow.mvc-controller`.
    let name: String
    let pattern: Pattern
    let scenario: Scenario
  }

  /// The ends of file names.
  static let ending = ".ndjson", receivedEnding = ".received.ndjson"

  /// The directory.
  let directory: String

  /// Every default on every scenario, and every other variant on the usual one.
  /// - Throws: `ScenarioError` where a shipped scenario cannot be read.
  static func all() throws -> [Golden] {
    try ShippedScenarios.names.flatMap { name -> [Golden] in
      guard let scenario = try ShippedScenarios.scenario(named: name) else { return [] }
      let patterns = Pattern.all.filter { name == ShippedScenarios.usual || $0.isDefault }
      return patterns.filter { $0.canPlay(scenario) }.map {
        let suffix = $0.isDefault ? $0.name : "\($0.name)-\($0.variant ?? "")"
        return Golden(name: "\(name).\(suffix)", pattern: $0, scenario: scenario)
      }
    }
  }

  /// Where a golden stands.
  func path(_ name: String) -> String { "\(directory)/\(name)\(Self.ending)" }

  /// Where what was received in its place stands.
  func receivedPath(_ name: String) -> String { "\(directory)/\(name)\(Self.receivedEnding)" }

  /// Refuses what stands in the place of a golden and is no file, such as a pipe, which would be waited for.
  ///
  /// - Throws: `TroubleError`.
  static func checkFile(_ path: String) throws(TroubleError) {
    if Platform.exists(path), Platform.regularFileSize(path) == nil {
      throw TroubleError("\(quoted(path)) is no regular file")
    }
  }

  /// The names of the traces in the directory, received ones aside, in alphabetical order.
  func present() throws -> [String] {
    try files().filter { $0.hasSuffix(Self.ending) && !$0.hasSuffix(Self.receivedEnding) }
      .map { String($0.dropLast(Self.ending.count)) }.sorted()
  }

  private func files() throws(TroubleError) -> [String] {
    do {
      return try Platform.files(in: directory)
    } catch {
      throw TroubleError("cannot read the directory \(quoted(directory)): \(error)")
    }
  }

  /// The names for which something was received, in alphabetical order.
  func received() throws -> [String] {
    try files().filter { $0.hasSuffix(Self.receivedEnding) }
      .map { String($0.dropLast(Self.receivedEnding.count)) }.sorted()
  }

  /// Whether the program runs under continuous integration, where goldens are compared and never written.
  static func isCI(_ context: Context) -> Bool {
    guard let value = context.environment("CI") else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}

extension Goldens.Golden {
  /// Plays it again.
  /// - Returns: The canonical bytes, and whether everything was as expected.
  func play() -> (bytes: [UInt8], outcome: PlayOutcome) {
    let writer = TraceWriter()
    let outcome = pattern.run(scenario, to: writer)
    return (writer.bytes, outcome)
  }
}
