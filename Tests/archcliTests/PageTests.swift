import ArchTrace
import Foundation
import Testing

@testable import archcli

/// The parts of the report's page.
@Suite struct PageTests {
  @Test func theFilesAreCompiledIn() throws {
    let folder = ReadmeTests.root.appending(path: "Sources/archcli/Page")
    let script = folder.appending(path: "Assets/compile-in.sh")
    let made = try Binary.start(URL(filePath: "/bin/sh"), [script.path, "-"], stdin: "")
    #expect(made.status == 0 && made.stderr == "")
    let file = try String(contentsOf: folder.appending(path: "PageAssets.swift"), encoding: .utf8)
    #expect(file == made.stdout, "run: make page")
    #expect(pageAssets.count > 15)
    let main = try String(contentsOf: folder.appending(path: "Assets/main.js"), encoding: .utf8)
    #expect(pageAssets.first { $0.name == "main.js" }?.text == main)
  }

  @Test func noPartEndsItsElement() {
    #expect(!PageWriter.style.contains("</") && !PageWriter.style.contains("\r"))
    for mark in ["</script", "<!--", "<script", "\r"] { #expect(!PageWriter.script.contains(mark)) }
  }

  @Test func thePageNamesNoAddress() {
    // A namespace is a name, not an address that anybody asks.
    let text = pageAssets.map(\.text).joined().replacing("http://www.w3.org/2000/svg", with: "")
    for word in [
      "http:", "https:", "//cdn", "@import", "url(", "innerHTML", "outerHTML", "insertAdjacent", "eval(",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 10_000),
      "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"
    ),
  ])
  func hashes(_ text: String, _ hash: String) {
    let digest = SHA256.digest(Array(text.utf8))
    #expect(digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
  }

  @Test func hashesOfEveryLengthAreAsTheSystemCountsThem() throws {
    let program = try #require(Binary.find("sha256sum") ?? Binary.find("shasum"))
    for count in [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128] {
      let text = String(repeating: "x", count: count)
      let words = program.lastPathComponent == "shasum" ? ["-a", "256"] : []
      let told = try Binary.start(program, words, stdin: text).stdout.prefix(64)
      let digest = SHA256.digest(Array(text.utf8))
      #expect(digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == told, "\(count)")
    }
  }

  @Test func base64IsFoundations() {
    for count in 0...20 {
      let bytes = (0..<count).map { UInt8(($0 * 97 + 200) % 256) }
      #expect(base64(bytes) == Data(bytes).base64EncodedString())
    }
  }

  @Test func aPackedTraceBeginsNoTagAndComesBack() {
    let text = "~<\r\n</script>~1<!--\u{2028}é"
    let packed = String(decoding: PageText.packed(Array(text.utf8)), as: UTF8.self)
    #expect(!packed.contains("<") && !packed.utf8.contains(13))
    #expect(
      packed.replacing("~1", with: "<").replacing("~2", with: "\r").replacing("~0", with: "~")
        == text)
    #expect(PageText.json(#"{"a":"</script>"}"#) == #"{"a":"\u003c/script>"}"#)
    #expect(PageText.html(#"<a b="c">&"#) == "&lt;a b=&quot;c&quot;&gt;&amp;")
  }

  @Test func aLongTraceTellsWhatItsStoryLeavesOut() throws {
    let writer = TraceWriter()
    writer.begin(TraceHeader(pattern: "mine", scenario: "long"))
    for step in 0..<(PageStory.mostEvents + 7) {
      writer.receive(
        Event(id: EventID(step: step, index: 0), time: step, kind: .input, from: "user", name: "<tap>"))
    }
    writer.end(TraceFooter(events: PageStory.mostEvents + 7, steps: PageStory.mostEvents + 7))
    let trace = try PageTrace(writer.bytes, name: "long", file: "long.ndjson")
    #expect(trace.story.leftOut == 7 && trace.rules == nil && trace.bytes == writer.bytes)
    let html = trace.story.html
    #expect(html.contains("… 7 more events are left out here") && html.contains("&lt;tap&gt;"))
    #expect(!html.contains("<tap>"))
    #expect(html.matches(of: /<h3>/).count == PageStory.mostEvents)
  }
}
