import ArchTrace
import BlogDomain
import Foundation
import Scenario
import Testing

/// Scenario files are read without Foundation; what their numbers and keys mean is what its decoder says, where that one
/// does as JSON5's specification says.
struct JSON5DecodingTests {
  @Test func `numbers are those of the grammar`() throws {
    let grammar = /[+-]?(0[xX][0-9A-Fa-f]+|((0|[1-9][0-9]*)(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?)/
    let parts = ["+", "-", ".", "0", "1", "7", "25", "e", "E", "x", "0x", "aF", "e5", "e-3", "999999999"]
    var random = Random(seed: 1)
    for _ in 0..<5000 {
      let word = (0..<random.below(5) + 1).map { _ in parts[random.below(parts.count)] }.joined()
      let isNumber = word.wholeMatch(of: grammar) != nil
      let digits = word.lowercased().split(separator: "x").last ?? ""
      let isHeld = word.lowercased().contains("x") ? !digits.isEmpty : Double(word)?.isFinite == true
      #expect((value(word) != nil) == (isNumber && isHeld), "\(word)")
    }
  }

  /// The decoder is shown no malformed ones: it takes `7.25e+` for 7.
  @Test(arguments: [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "9007199254740993",
    "1e400", "-1e400", "0.1", "1e2", "100.0", "-0", "0x7FFFFFFFFFFFFFFF", "-0X1f", "12345678901234567890",
    "1234567890.5e-3", "5.", ".5", "+.5e1", "+0", "0.", "-.5", "5.e5", "0e-3", "+0x1F", "3.25", "-17",
  ])
  func `numbers mean what Foundation's decoder says`(word: String) {
    #expect(value(word) == decodedNumber(word))
  }

  @Test func `unquoted keys are those that Foundation's decoder takes`() throws {
    for scalar in (0xA1...0x3000).compactMap(Unicode.Scalar.init) where !scalar.properties.isWhitespace {
      let key = "a\(scalar)"
      let theirs = decoded([String: Int].self, "{\(key):1}")
      #expect(value("{\(key):1}") == theirs.map { .object([.init($0.keys.first ?? "", .int(1))]) }, "\(key)")
    }
  }

  /// What a scenario file takes this text for; nil where it is refused.
  private func value(_ text: String) -> TraceValue? {
    let scenario = "{ network: [{ match: '*', body: { x: \(text) } }], steps: [{ back: true }] }"
    return try? ScenarioFile.scenario(Array(scenario.utf8), named: "f").rules.first?.body.first?.value
  }

  /// Within a list, since the decoder reads on behind a number with which the text ends.
  private func decodedNumber(_ text: String) -> TraceValue? {
    if let whole = decoded([Int].self, "[\(text) ]")?.first { return .int(whole) }
    return decoded([Double].self, "[\(text) ]")?.first.flatMap { $0.isFinite ? .double($0) : nil }
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try? decoder.decode(type, from: Data(text.utf8))
  }
}

private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
