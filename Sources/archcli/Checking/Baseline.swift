import ArchTrace

/// What is known to be broken: a fingerprint a line, `RULE FROM -> TO: KIND NAME`, comments after `#`.
struct Baseline {
  private let entries: [String]
  private let all: Set<ExactText>
  private var used: Set<ExactText> = []

  /// Reads a file.
  ///
  /// - Throws: `TroubleError` where it cannot be read.
  init(path: String) throws(TroubleError) {
    self.init(text: String(decoding: try InputFile.bytes(path), as: UTF8.self))
  }

  /// Reads text; a byte order mark at its beginning is passed over.
  init(text: String) {
    entries = withoutMark(text).split(whereSeparator: \.isNewline).map(String.init).filter {
      !$0.hasPrefix("#")
    }
    all = Set(entries.map(ExactText.init))
  }

  /// Whether what has this fingerprint is known.
  mutating func hides(_ fingerprint: String) -> Bool {
    let fingerprint = ExactText(fingerprint)
    guard all.contains(fingerprint) else { return false }
    used.insert(fingerprint)
    return true
  }

  /// What is known and was not found, in the file's order.
  var stale: [String] { entries.filter { !used.contains(ExactText($0)) } }

  /// The file for what was found.
  static func text(_ fingerprints: Set<ExactText>) -> String {
    "# What 'archcli check' found and is to hide with --baseline: one a line.\n"
      + fingerprints.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { $0 + "\n" }.joined()
  }
}
