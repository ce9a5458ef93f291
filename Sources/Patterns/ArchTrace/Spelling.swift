/// The writing of texts that differ, beside one another: where a person would take two for one, by their code points.
/// `é` may be one code point or two, a space may be one of a dozen, an `а` may be Cyrillic.
public enum Spelling {
  /// Two texts, made to differ for a reader where they do not look different.
  /// - Returns: Both as they are; where they look alike and are not the same, with all that is not ASCII as `\u{…}`.
  public static func distinct(_ a: String, _ b: String) -> (String, String) {
    areAlike(a, b) ? (spelt(a), spelt(b)) : (a, b)
  }

  /// Two values of which either may be missing, as JSON, or `nothing`; made to differ likewise.
  public static func distinct(_ a: TraceValue?, _ b: TraceValue?) -> (String, String) {
    distinct(a?.json ?? "nothing", b?.json ?? "nothing")
  }

  /// Texts that stand in one list, each made to differ from those that look like it and are not the same.
  public static func distinct(_ texts: [String]) -> [String] {
    var spellings: [String: Set<ExactText>] = [:]
    for text in texts where !isASCII(text) {
      spellings[likeness(text), default: []].insert(ExactText(text))
    }
    guard !spellings.isEmpty else { return texts }
    for text in texts where isASCII(text) { spellings[text]?.insert(ExactText(text)) }
    return texts.map { !isASCII($0) && (spellings[likeness($0)]?.count ?? 0) > 1 ? spelt($0) : $0 }
  }

  /// Whether two texts look alike, and are not the same.
  public static func areAlike(_ a: String, _ b: String) -> Bool {
    guard !isASCII(a) || !isASCII(b) else { return false }
    return !ExactText.isSame(a, b) && likeness(a) == likeness(b)
  }

  /// A text with all that is not ASCII as its code points.
  public static func spelt(_ text: String) -> String {
    text.unicodeScalars.map {
      $0.isASCII ? String($0) : "\\u{\(String($0.value, radix: 16, uppercase: true))}"
    }
    .joined()
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// The look of a text: the same for texts that nobody tells apart. `String` compares by canonical equivalence.
  private static func likeness(_ text: String) -> String {
    if isASCII(text) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(lookalikes[scalar] ?? scalar) }
    return String(scalars)
  }

  /// Letters of other scripts that are drawn as Latin ones, spaces, and hyphens.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let latin = "AaBCcEeHIiJjKMOoPpSsTXxYyABEZHIKMNOoPTYX"
    let others = "АаВСсЕеНІіЈјКМОоРрЅѕТХхУуΑΒΕΖΗΙΚΜΝΟοΡΤΥΧ"
    var table = Dictionary(zip(others.unicodeScalars, latin.unicodeScalars)) { first, _ in first }
    for value in [0xA0, 0x1680, 0x202F, 0x205F, 0x3000] + Array<UInt32>(0x2000...0x200A) {
      if let space = Unicode.Scalar(value) { table[space] = " " }
    }
    for value: UInt32 in [0x2010, 0x2011] {
      if let hyphen = Unicode.Scalar(value) { table[hyphen] = "-" }
    }
    return table
  }()
}
