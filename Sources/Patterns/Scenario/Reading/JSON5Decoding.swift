#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Numbers, texts and keys that are not plain, as Foundation's decoder reads them: it knows which numbers and
/// escapes JSON5 allows, and what they stand for. Plain ones are read without it, since it costs as much as
/// half the run that follows, and says neither where something stands nor in which order.
enum JSON5Decoding {
  /// The text of a string with its quotes; nil where JSON5 does not allow it.
  static func text(_ quoted: ArraySlice<UInt8>) -> String? {
    try? decoder.decode(String.self, from: Data(quoted))
  }

  /// The text of a key, in quotes or not; nil where JSON5 does not allow it.
  static func key(_ key: ArraySlice<UInt8>) -> String? {
    let object = Data("{".utf8) + key + Data(":0}".utf8)
    return try? decoder.decode([String: Int].self, from: object).keys.first
  }

  /// The number; nil where JSON5 does not allow it.
  static func number(_ word: String) -> JSONNode.Value? {
    let bytes = Data(word.utf8)
    if let whole = try? decoder.decode(Int.self, from: bytes) { return .whole(whole) }
    return (try? decoder.decode(Double.self, from: bytes)).map { .fraction($0) }
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return decoder
  }
}
