/// A pattern with wires that are cut in its run, as an operand names both: `mvc/model@cut=8,12`.
struct CutPattern: Equatable {
  /// The pattern's canonical spelling.
  let name: String
  /// The numbers of the wires.
  let cuts: [Int]

  /// The operand in its canonical spelling.
  var text: String {
    cuts.isEmpty ? name : "\(name)\(Self.mark)\(cuts.map(String.init).joined(separator: ","))"
  }

  private static let mark = "@cut="

  /// Reads an operand; nil where it does not name a pattern with cuts.
  /// - Throws: `UsageError` for a wire that is no number, for what else follows a pattern's `@`, and for a pattern that
  ///   has no such variant.
  init?(_ text: String, _ vocabulary: Vocabulary) throws(UsageError) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    // `mvc@home.ndjson` is a file, though perhaps one that is not there.
    guard parts.count == 2, !parts[1].contains("."), !parts[1].contains("/"), !vocabulary.fileExists(text),
      let name = try vocabulary.resolvePattern(String(parts[0]))
    else { return nil }
    self.name = name
    guard parts[1].hasPrefix("cut=") else {
      let meant = parts[1].lowercased()
      throw UsageError(
        "unknown ending \(quoted("@" + parts[1])) of \(quoted(text)): a pattern may be followed by wires to be cut, as in "
          + quoted("\(name)\(Self.mark)8,12"),
        suggestion: meant.hasPrefix("cut=") ? "\(name)@\(meant)" : nil)
    }
    var cuts: [Int] = []
    for number in parts[1].dropFirst(4).split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(number), number >= 1 else {
        throw UsageError(
          "invalid wire \(quoted(String(number))) in \(quoted(text)): whole numbers from 1 on are needed, as in "
            + quoted("\(name)\(Self.mark)8,12"))
      }
      cuts.append(number)
    }
    self.cuts = cuts
  }

  /// Makes an operand.
  init(name: String, cuts: [Int]) {
    self.name = name
    self.cuts = cuts
  }

  /// Takes an operand apart that was brought into its canonical spelling before.
  init(canonical text: String) {
    let parts = text.split(separator: "@", maxSplits: 1)
    name = parts.first.map(String.init) ?? text
    cuts = parts.count < 2 ? [] : parts[1].dropFirst(4).split(separator: ",").compactMap { Int($0) }
  }
}
