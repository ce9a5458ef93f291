/// What a file that is no trace looks like, for an error that says more than that it is none.
enum Lookalike {
  /// The fault that a file is no trace.
  /// - Parameters:
  ///   - scanner: Stands anywhere in the file's first bytes.
  ///   - reason: What a trace would have there.
  ///   - opening: Where the first value starts; where the scanner stands if nil.
  ///   - place: Where the fault is; at the opening if nil.
  static func fault(
    _ scanner: JSONScanner, _ reason: String, opening: UnsafePointer<UInt8>? = nil,
    at place: UnsafePointer<UInt8>? = nil
  ) -> Fault {
    let opening = opening ?? scanner.at
    let look = name(scanner, opening).map { ": it looks like \($0)" } ?? ""
    return scanner.fault("not a trace\(look): \(reason)", at: place ?? opening)
  }

  /// The fault that a file whose first bytes are no whole header is no trace; nil where it still may be one.
  static func fault(_ scanner: JSONScanner, _ rest: Line) -> Fault? {
    var scanner = scanner
    scanner.begin(rest)
    scanner.space()
    guard !scanner.isAtEnd, let look = name(scanner, scanner.at) else { return nil }
    return scanner.fault("not a trace: it looks like \(look): the header has no \"format\"")
  }

  /// What the bytes from here on look like; nil for an object of a kind that is not known.
  static func name(_ scanner: JSONScanner, _ opening: UnsafePointer<UInt8>) -> String? {
    var scanner = scanner
    scanner.at = opening
    switch opening.pointee {
    case UInt8(ascii: "{"): return object(Keys(&scanner))
    case UInt8(ascii: "["):
      scanner.at += 1
      scanner.space()
      return element(Keys(&scanner)) ?? "a JSON array"
    case quote, UInt8(ascii: "-"), 0x30...0x39:
      let isValue: Void? = try? scanner.value(depth: 0)
      return isValue == nil ? "text" : "a JSON value"
    case 0x1F where opening[1] == 0x8B: return "a gzip archive"
    case 0x28 where opening[1] == 0xB5 && opening[2] == 0x2F: return "a Zstandard archive"
    case UInt8(ascii: "P") where opening[1] == UInt8(ascii: "K") && opening[2] < 0x08: return "a ZIP archive"
    case UInt8(ascii: "<"): return "XML or HTML"
    case 0xFE, 0xFF: return "UTF-16, where UTF-8 is read"
    case _: return "text"
    }
  }

  private static func object(_ keys: Keys) -> String? {
    if keys.has("format", "version") { return nil }
    if keys.has("resourceSpans") || keys.has("resourceLogs") || keys.has("resourceMetrics") {
      return "OpenTelemetry's OTLP in JSON"
    }
    if keys.has("traceEvents") { return "a Chrome trace" }
    if keys.has("actionsById") || keys.has("computedStates") || keys.has("payload", "preloadedState") {
      return "an export of Redux DevTools"
    }
    if keys.has("log"), keys.inner.contains("entries") || keys.inner.contains("creator") {
      return "an HTTP archive (HAR)"
    }
    if keys.has("data"), keys.inner.contains("traceID") || keys.inner.contains("spans") {
      return "a Jaeger trace"
    }
    if keys.has("initial", "states") || keys.has("states", "id") { return "an XState machine" }
    if keys.has("$schema", "runs") || keys.has("version", "runs") { return "SARIF" }
    return element(keys) ?? (keys.has("world") && keys.has("steps") ? "a scenario" : nil)
  }

  /// What one of many objects looks like: an array's first, or a line.
  private static func element(_ keys: Keys) -> String? {
    if keys.types.contains(where: { $0.hasPrefix("@xstate.") }) { return "XState's inspection events" }
    if keys.has("ph", "ts") || keys.has("ph", "pid") { return "a Chrome trace" }
    if keys.has("resourceSpans") { return "OpenTelemetry's OTLP in JSON" }
    if keys.has("traceId", "id") || keys.has("traceId", "spanId") {
      return "spans of Zipkin or OpenTelemetry"
    }
    if keys.has("id", "kind"), keys.has("from") { return "the events of a trace without its header" }
    if keys.has("format", "version"), keys.has("scenario") { return "the lines of a trace in an array" }
    return nil
  }

  /// The keys of an object as far as it can be read, and what helps to know it.
  private struct Keys {
    private var names: Set<String> = []
    /// The keys of the first object within.
    var inner: Set<String> = []
    /// The texts under `type`.
    var types: [String] = []

    private static let most = 64

    init(_ scanner: inout JSONScanner, depth: Int = 0) {
      guard scanner.at.pointee == UInt8(ascii: "{") else { return }
      scanner.at += 1
      scanner.space()
      do throws(Fault) {
        repeat {
          let name = try scanner.key().text
          names.insert(name)
          if depth < 2, name == "log" || name == "data" { inner = Keys.within(scanner) }
          let start = scanner.at
          try scanner.value(depth: 1)
          let value = Slice(start: start, count: scanner.at - start)
          if name == "type", case .string(let type) = JSONBuilder.value(value) { types.append(type) }
          if names.count == Keys.most { return }
        } while try scanner.more(until: UInt8(ascii: "}"))
      } catch {
        // What was found before is what there is to know.
      }
    }

    private static func within(_ scanner: JSONScanner) -> Set<String> {
      var scanner = scanner
      if scanner.at.pointee == UInt8(ascii: "[") {
        scanner.at += 1
        scanner.space()
      }
      return Keys(&scanner, depth: 2).names
    }

    func has(_ names: String...) -> Bool { names.allSatisfy(self.names.contains) }
  }
}
