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
    let scenario: String
  }

  /// The ends of file names.
  static let ending = ".ndjson", receivedEnding = ".received.ndjson"

  /// The directory.
  let directory: String

  /// Every default on every scenario, and every other variant on the usual one.
  static var all: [Golden] {
    ShippedScenarios.names.flatMap { name in
      Pattern.all.filter { name == ShippedScenarios.usual || $0.isDefault }.filter { canPlay($0, name) }.map {
        let suffix = $0.isDefault ? $0.name : "\($0.name)-\($0.variant ?? "")"
        return Golden(name: "\(name).\(suffix)", pattern: $0, scenario: name)
      }
    }
  }

  private static func canPlay(_ pattern: Pattern, _ name: String) -> Bool {
    (try? ShippedScenarios.scenario(named: name)).flatMap { $0.map(pattern.canPlay) } ?? true
  }

  /// Where a golden stands.
  func path(_ name: String) -> String { "\(directory)/\(name)\(Self.ending)" }

  /// Where what was received in its place stands.
  func receivedPath(_ name: String) -> String { "\(directory)/\(name)\(Self.receivedEnding)" }

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
  func play() throws -> (bytes: [UInt8], outcome: PlayOutcome) {
    guard let scenario = try ShippedScenarios.scenario(named: scenario) else {
      throw TroubleError("there is no scenario \(quoted(scenario))")
    }
    let writer = TraceWriter()
    let outcome = pattern.run(scenario, to: writer)
    return (writer.bytes, outcome)
  }
}
