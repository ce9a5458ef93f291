import Testing

@testable import ArchTrace

/// Layouts that no writer of ours has, and files that are no trace.
@Suite struct LayoutTests {
  private func message(_ text: String) -> String {
    do {
      _ = try Trace(reading: Array(text.utf8))
      return "no error"
    } catch { return "\(error)" }
  }

  private let header = #""format":"archcli-trace","version":1,"pattern":"tea","scenario":"s""#
  private let event = #"{"id":"1","t":0,"kind":"call","from":"a"}"#
  private let footer = #"{"end":true,"events":1,"steps":1}"#

  @Test func errorsHaveTheirPlaceInEveryLayout() {
    #expect(
      message("{\(header),\n \"events\": [\n  \(event)\n ],\n \"footer\": \(footer)\n}\n") == "no error")
    #expect(
      message("{\n\(header),\"events\":[\n{\"id\":\"1\",\n\"t\":-1}],\"footer\":\(footer)}")
        == "t:4:5: error: \"t\" must not be negative")
    #expect(
      message("{\(header),\"events\":[\(event)],\"footer\":\(footer)} x").hasSuffix(
        "error: something follows the trace"))
    #expect(
      message("{\n\(header)}\n\n{\"id\":\"1\",\n \"t\":0,\"kind\":1}\n\(footer)")
        == "t:5:15: error: \"kind\" must be a string")
    #expect(
      message("{\n\(header)}\n\(event)\n\(footer)\n\n x") == "t:6:2: error: something follows the footer")
    #expect(message("{\n\(header)}\n\(event)\n") == "t:4:1: error: the trace was cut short: it has no footer")
    #expect(message("{\(header), \"events\":[\(event)").contains("cut short"))
    #expect(
      message("{\(header), \"events\":[\(event)]}").hasSuffix("the trace was cut short: it has no footer"))
  }

  @Test func keysOfADocumentStandInAnyOrder() {
    #expect(message("{\"events\":[\(event)],\"footer\":\(footer),\(header)}") == "no error")
    #expect(message("{\"footer\":\(footer),\"events\":[\(event)],\(header)}") == "no error")
    #expect(
      message("{\"footer\":\(footer),\(header),\"footer\":\(footer),\"events\":[]}").contains(
        "stands here twice"))
    #expect(
      message("{\(header),\"events\":[\n\(event)\n],\"footer\":\(footer),\"variant\":\"x\"}\n").contains(
        "\"variant\" must stand before \"events\""))
  }

  /// More than is read at once, with lines of every length.
  @Test(arguments: [Respeller.Layout.records, .document, .oneLine])
  func longTracesAreReadInEveryLayout(layout: Respeller.Layout) throws {
    var trace = Trace(sampleEvents(steps: 300, each: 8), steps: 300)
    trace.events[77].value = .string(String(repeating: "long ", count: 60_000))
    var respeller = Respeller(SplitMix64(state: 7))
    let bytes = try respeller.bytes(trace, layout)
    #expect(try Trace(reading: bytes) == trace)
    let found = try TraceDiff(.bytes(trace.bytes(), name: "a"), .bytes(bytes, name: "b"))
    #expect(found.isSame && found.counts.unchanged == trace.events.count)
  }

  /// The writer's document is read as it comes, however long.
  @Test func theWritersDocumentIsStreamed() throws {
    let trace = Trace(sampleEvents(steps: 300, each: 8), steps: 300)
    var lines = RecordLines(name: "t", source: MemorySource(trace.bytes(.json)))
    _ = try lines.begin()
    #expect(lines.layout == .document && lines.closing == nil && !lines.buffer.hasAll)
    #expect(try Trace(reading: trace.bytes(.json)) == trace)
  }

  @Test(arguments: [
    (#"{"resourceSpans":[{"resource":{}}]}"#, "OpenTelemetry's OTLP in JSON"),
    (#"{"traceEvents":[{"ph":"X","ts":1}]}"#, "a Chrome trace"),
    (#"[{"name":"a","ph":"B","pid":1,"ts":0}]"#, "a Chrome trace"),
    (
      #"{"monitorState":{},"actionsById":{},"nextActionId":1,"computedStates":[]}"#,
      "an export of Redux DevTools"
    ),
    (#"{"payload":"[]","preloadedState":"{}"}"#, "an export of Redux DevTools"),
    (#"[{"type":"@xstate.event","event":{}}]"#, "XState's inspection events"),
    (#"{"id":"m","initial":"a","states":{"a":{}}}"#, "an XState machine"),
    (#"{"log":{"version":"1.2","creator":{},"entries":[]}}"#, "an HTTP archive (HAR)"),
    (#"{"data":[{"traceID":"1","spans":[]}]}"#, "a Jaeger trace"),
    (#"[{"traceId":"1","id":"2","name":"x"}]"#, "spans of Zipkin or OpenTelemetry"),
    (#"[1,2]"#, "a JSON array"), (#""text""#, "a JSON value"), ("17", "a JSON value"), ("hello", "text"),
    ("<!DOCTYPE html>", "XML or HTML"), ("PK\u{3}\u{4}", "a ZIP archive"),
    (#"{"id":"0","t":0,"kind":"input","from":"world"}"#, "the events of a trace without its header"),
    (#"{"world":{},"steps":[]}"#, "a scenario"), (#"{"$schema":"s","runs":[]}"#, "SARIF"),
  ])
  func whatIsNoTraceIsSaidToBeNone(text: String, look: String) {
    #expect(message(text).hasPrefix("t:1:1: error: not a trace: it looks like \(look): "))
    #expect(message("\n " + text + "\n").hasPrefix("t:2:2: error: not a trace: it looks like \(look): "))
  }

  @Test func compressedFilesAreNamed() {
    for (bytes, look) in [([0x1F, 0x8B, 8, 0] as [UInt8], "gzip"), ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard")] {
      do { _ = try Trace(reading: bytes) } catch {
        #expect("\(error)".contains("it looks like a \(look) archive"))
      }
    }
  }

  /// A large file of another kind is known by its first bytes, and not read to its end.
  @Test func aLargeFileOfAnotherKindIsNotHeld() {
    let spans = String(repeating: #"{"name":"span","attributes":[]},"#, count: 20_000)
    #expect(
      message("{\"resourceSpans\":[\(spans){}]}").contains("it looks like OpenTelemetry's OTLP in JSON"))
  }
}
