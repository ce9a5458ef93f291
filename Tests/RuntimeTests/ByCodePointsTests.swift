import ArchTrace
import Runtime
import Testing

/// Texts are compared by their code points, whatever holds them.
struct ByCodePointsTests {
  private let composed = "caf\u{E9}"
  private let decomposed = "cafe\u{301}"
  /// In other code points and as many bytes.
  private let angstroms = ("\u{212B}", "A\u{30A}")

  @Test func `two spellings are two texts`() {
    #expect(composed == decomposed)
    #expect(!areSame(composed, decomposed))
    #expect(!areSame(angstroms.0, angstroms.1))
    #expect(!areSame(Optional(composed), Optional(decomposed)))
    #expect(!areSame([composed], [decomposed]))
    #expect(!areSame(Optional(""), nil))
    #expect(!areSame(["a"], ["a", "b"]))
  }

  @Test func `one spelling is one text, wherever it is kept`() {
    let long = String(repeating: composed, count: 40)
    #expect(areSame(long, String(long.map { $0 })))
    #expect(areSame(composed, String(decoding: Array(composed.utf8), as: UTF8.self)))
    #expect(areSame(String?.none, nil))
    #expect(areSame([long, ""], [long, ""]))
    #expect(areSame(3, 3) && !areSame(3, 4))
  }

  private struct Person: Hashable {
    @ByCodePoints var name: String
    @ByCodePoints var title: String?
  }

  @Test func `what holds a text is compared like it`() {
    #expect(Person(name: composed) != Person(name: decomposed))
    #expect(Person(name: "", title: composed) != Person(name: "", title: decomposed))
    #expect(Person(name: composed, title: "x") == Person(name: composed, title: "x"))
    #expect(Set([Person(name: composed), Person(name: decomposed), Person(name: composed)]).count == 2)
  }

  @Test func `JSON and changes are compared like it`() {
    #expect(Logged.string(composed) != .string(decomposed))
    #expect(Logged.array([.string(composed)]) != .array([.string(decomposed)]))
    #expect(Logged.fields([composed: 1]) != .fields([decomposed: 1]))
    #expect(Logged.fields([composed: 1])[decomposed] == nil)
    #expect(Logged.fields([composed: 1]) == .fields([composed: 1]))
    #expect(Logged.int(1) == .double(1) && Logged.null != .bool(false))
  }
}
