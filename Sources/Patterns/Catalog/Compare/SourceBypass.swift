/// A line that goes past a pattern's way, and whether the pattern's sources compile with it in them, as
/// `Fixtures/facts/compile-bypasses.sh` tried.
public struct SourceBypass: Hashable, Sendable {
  /// The file that it was put in, from `Sources/Patterns` on.
  public let path: String
  /// What it does.
  public let purpose: String
  /// The code.
  public let code: String
  /// Whether the compiler takes it.
  public let compiles: Bool

  /// The module that it was tried in.
  public var module: String { String(path.prefix { $0 != "/" }) }

  /// Every line that was tried, by pattern.
  static let all: [SourceBypass] = {
    var all: [SourceBypass] = []
    var said: (path: String, purpose: String, compiles: Bool)?
    for line in sourceBypasses.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      if words[0] == "code", let said {
        all.append(
          SourceBypass(path: said.path, purpose: said.purpose, code: words[1], compiles: said.compiles))
      } else if let colon = words[1].firstIndex(of: ":") {
        let purpose = words[1][colon...].dropFirst().drop { $0 == " " }
        said = (String(words[1][..<colon]), String(purpose), words[0] == "compiles")
      }
    }
    return all
  }()
}
