import Foundation
import Testing

@testable import ArchTrace

/// What an app's trace knows by itself: who acts, and why.
@Suite struct AppTraceTests {
  private final class View {}
  private final class Model {}

  private func lines(_ body: (AppTrace) throws -> Void) throws -> [String] {
    let writer = TraceWriter()
    let trace = AppTrace(to: writer, pattern: "ours", scenario: "s")
    try body(trace)
    try trace.finish()
    _ = try Trace(reading: writer.bytes)
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func sendersAndCausesComeFromWhatIsBeingHandled() throws {
    let lines = try lines { trace in
      let view = trace.participant(View.self, role: "view")
      let model = trace.participant(Model.self)
      let other = trace.participant(Model.self)
      let answer = trace.step("field", on: view, value: "x") {
        model.handle(value: ["a", "b"]) {
          trace.time = 30
          model.change("count", from: 1, to: 2.5, file: "M.swift", line: 7)
          model.handle(.call, "again") {}
          return other.record(.request, to: view, "GET /", file: "M.swift", line: 8)
        }
      }
      other.handle(.response, "GET /", value: true, from: view, cause: answer) {
        view.show("field", from: "x", to: nil, file: "V.swift", line: 9)
      }
      view.end()
    }
    #expect(
      lines == [
        #"{"format":"archcli-trace","version":1,"pattern":"ours","scenario":"s"}"#,
        #"{"id":"0","t":0,"kind":"input","from":"world","name":"launch"}"#,
        #"{"id":"0.1","t":0,"cause":"0","kind":"create","from":"world","to":"View","role":"view"}"#,
        #"{"id":"1","t":0,"kind":"input","from":"user","to":"View","name":"field","value":"x"}"#,
        #"{"id":"1.1","t":0,"cause":"1","kind":"call","from":"View","to":"Model","#
          + #""name":"sendersAndCausesComeFromWhatIsBeingHandled()","value":["a","b"]}"#,
        #"{"id":"1.2","t":30,"cause":"1.1","kind":"state","from":"Model","#
          + #""changes":[{"path":"count","old":1,"new":2.5}],"file":"M.swift","line":7}"#,
        #"{"id":"1.3","t":30,"cause":"1.1","kind":"call","from":"Model","name":"again"}"#,
        #"{"id":"1.4","t":30,"cause":"1.1","kind":"request","from":"Model#2","to":"View","name":"GET /","#
          + #""file":"M.swift","line":8}"#,
        #"{"id":"1.5","t":30,"cause":"1.4","kind":"response","from":"View","to":"Model#2","name":"GET /","value":true}"#,
        #"{"id":"1.6","t":30,"cause":"1.5","kind":"render","from":"View","name":"field","#
          + #""changes":[{"path":"field","old":"x"}],"file":"V.swift","line":9}"#,
        #"{"id":"1.7","t":30,"kind":"destroy","from":"View"}"#, #"{"end":true,"events":10,"steps":1}"#,
      ])
  }

  private struct Refused: Error {}

  @Test func whatThrowsIsHandledToItsEnd() throws {
    let lines = try lines { trace in
      let view = trace.participant(View.self)
      #expect(throws: Refused.self) {
        try trace.step("b", on: view) { try view.handle(.call, "c") { throw Refused() } }
      }
      trace.step("b", on: view) {}
    }
    #expect(
      lines.dropFirst(4).first == #"{"id":"2","t":0,"kind":"input","from":"user","to":"View","name":"b"}"#)
  }

  @Test func withoutASinkNothingIsRecorded() throws {
    let trace = AppTrace(to: nil, pattern: "ours", scenario: "s")
    let view = trace.participant(View.self)
    #expect(view.handle { view.name } == "View")
    try trace.finish()
  }

  @Test func aFileThatCannotBeWritten() throws {
    let error = #expect(throws: WriteFailure.self) {
      try AppTrace(path: "/nonexistent/trace", pattern: "p", scenario: "s")
    }
    #expect(error?.description == "No such file or directory")
    #if os(Linux)
    let full = try AppTrace(path: "/dev/full", pattern: "p", scenario: "s")
    #expect(throws: WriteFailure.self) { try full.finish() }
    #endif
  }

  /// Events would be lost without a word, so the program stops, and says why.
  @Test func aSecondThreadStopsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      nonisolated(unsafe) let trace = AppTrace(to: TraceWriter(), pattern: "ours", scenario: "s")
      let done = DispatchSemaphore(value: 0)
      Thread {
        trace.participant(View.self).handle {}
        done.signal()
      }.start()
      done.wait()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("a trace is used from a second thread, which would lose events"))
  }

  /// Whoever is alone may be any thread.
  @Test func oneThreadIsEnough() async {
    await withCheckedContinuation { continuation in
      Thread {
        let trace = AppTrace(to: TraceWriter(), pattern: "ours", scenario: "s")
        trace.step("tap", on: trace.participant(View.self)) {}
        continuation.resume()
      }.start()
    }
  }
}
