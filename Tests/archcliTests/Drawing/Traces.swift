import ArchTrace
import Foundation

@testable import archcli

/// Traces to draw.
enum Traces {
  /// The golden traces.
  static let golden: [String] = {
    let directory = ReadmeTests.root.appending(path: "Fixtures/traces")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasSuffix(".ndjson") }.sorted()
  }()

  /// The path of a golden trace.
  static func path(_ name: String) -> String {
    ReadmeTests.root.appending(path: "Fixtures/traces/\(name)").path
  }

  /// A golden trace as a drawing.
  /// - Parameter limit: After how many events to break off.
  static func drawing(
    _ name: String, _ scope: DrawingScope = DrawingScope(), limit: Int = .max
  ) throws -> SequenceDrawing {
    var reader = try TraceReader(path: path(name))
    var builder = SequenceBuilder(reader.header, scope)
    while reader.count < limit, let event = try reader.next() { builder.take(event) }
    return builder.finish()
  }

  /// A few events as a drawing.
  static func drawing(_ events: [Event], _ scope: DrawingScope = DrawingScope()) -> SequenceDrawing {
    var builder = SequenceBuilder(TraceHeader(pattern: "toy", scenario: "tap"), scope)
    for event in events { builder.take(event) }
    return builder.finish()
  }

  /// A tap that is handled at once, and an answer that comes later.
  static let tap: [Event] = [
    Event(id: .init(step: 4, index: 0), time: 0, kind: .input, from: "user", to: "Button", name: "follow"),
    Event(
      id: .init(step: 4, index: 1), time: 0, cause: .init(step: 4, index: 0), kind: .call, from: "Button",
      to: "Store", name: "toggle()"),
    Event(
      id: .init(step: 4, index: 2), time: 0, cause: .init(step: 4, index: 1), kind: .state, from: "Store",
      changes: [Change("follows", old: .bool(false), new: .bool(true))]),
    Event(
      id: .init(step: 4, index: 3), time: 0, cause: .init(step: 4, index: 1), kind: .request, from: "Store",
      to: "API", name: "POST /follow"),
    Event(
      id: .init(step: 4, index: 4), time: 200, cause: .init(step: 4, index: 3), kind: .response, from: "API",
      to: "Store", name: "POST /follow", value: .object([.init("status", .int(200))])),
  ]
}
