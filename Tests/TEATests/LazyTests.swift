import ArchTrace
import Foundation
import HeadlessUI
import Runtime
import Testing

@testable import TEA

/// A lazy view depends on its value and on nothing else.
@Suite struct LazyTests {
  final class Count {
    var made = 0
  }

  /// A lazy view that says how often it is made; that is no part of its value.
  private struct Counted: LazyView {
    let text: String
    let count: Count

    func view() -> VirtualView<ToyMessage> {
      count.made += 1
      return .label("a", text)
    }

    static func == (a: Counted, b: Counted) -> Bool { a.text == b.text }
  }

  /// Another lazy view that looks the same.
  private struct Other: LazyView {
    let text: String

    func view() -> VirtualView<ToyMessage> { .label("a", text + "!") }
  }

  @Test func itIsMadeAgainOnlyWhereItsValueIsAnother() {
    let count = Count()
    func page(_ text: String) -> Toy.Page { .screen(.lazy(Counted(text: text, count: count))) }
    let stage = Stage([page("one"), page("one"), page("two"), page("two")])
    let made = (0...3).map { page in
      stage.show(page)
      return count.made
    }
    #expect(made == [1, 1, 2, 2] && stage.window.screen == ["screen", "two"])
  }

  @Test func anotherSortOfViewIsAnotherAlthoughItsValueIsTheSame() {
    let stage = Stage([
      .screen(.lazy(Counted(text: "one", count: Count()))), .screen(.lazy(Other(text: "one"))),
      .screen(.label("a", "plain")), .screen(.lazy(Counted(text: "one", count: Count()))),
    ])
    let screens = (0...3).map { page in
      stage.show(page)
      return stage.window.screen[1]
    }
    #expect(screens == ["one", "one!", "plain", "one"])
  }

  @Test func whatItDependsOnIsAWire() throws {
    func page(_ text: String) -> Toy.Page { .screen(.lazy(Other(text: text)), .label("b", text)) }
    let pages = [page("one"), page("two"), page("one")]
    let whole = Stage(pages)
    let memos = whole.runtime.wires.filter { $0.kind == .memo }
    #expect(memos.map(\.name) == ["Other"])
    for page in 1...2 { whole.show(page) }
    #expect(whole.runtime.wires.count { $0.kind == .memo } == 1)  // one for as long as it stands
    #expect(whole.window.screen == ["screen", "one!", "one"])
    let cut = Stage(pages, cuts: [try #require(memos.first).number])
    cut.show(1)
    #expect(cut.window.screen == ["screen", "one!", "two"])
  }

  @Test func aRowThatACellIsUsedAgainForIsAnother() throws {
    func page(_ rows: [Int], _ text: String) -> Toy.Page {
      let content = VirtualContent<ToyMessage>(
        "t", errorText: "Failed", state: .loaded, isRefreshing: false, onRefresh: .say("refresh"))
      return .screen(
        .table(VirtualTable(content, rows: rows) { .lazy(Counted(text: "\($0)\(text)", count: Count())) }))
    }
    let pages = [page([1], "a"), page([1], "b"), page([2], "c")]
    let memo = try #require(Stage(pages).runtime.wires.first { $0.kind == .memo })
    let cut = Stage(pages, cuts: [memo.number])
    cut.show(1)
    #expect(cut.window.screen.last == "  0  1a")
    cut.show(2)
    #expect(cut.window.screen.last == "  0  2c")
  }

  /// What the compiler says of a file that uses the module.
  private static func errors(_ source: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory.appending(path: "Lazy\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", root.appending(path: ".build/debug/Modules").path,
      file.path,
    ]
    let said = Pipe()
    process.standardError = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private static func source(_ text: String) -> String {
    """
    import TEA
    struct State { var name = "", title = "" }
    struct Greeting: LazyView {
      let name: String
      func view() -> VirtualView<String> { .label("greeting", \(text)) }
    }
    func view(_ state: State) -> VirtualView<String> { .lazy(Greeting(name: state.name)) }
    """
  }

  @Test func oneThatReadsWhatItDidNotGetDoesNotCompile() throws {
    #expect(try Self.errors(Self.source("name")) == "")
    for text in ["state.title", "title", "name + state.name"] {
      #expect(try Self.errors(Self.source(text)).contains("error: cannot find"), "\(text)")
    }
    // Nor can it bring along a closure that has seen more.
    let closure = Self.source("name").replacing(
      "let name: String", with: "let name: String; let more: () -> String")
    #expect(try Self.errors(closure).contains("does not conform to protocol 'Equatable'"))
  }
}
