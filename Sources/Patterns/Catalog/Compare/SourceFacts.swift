/// What a folder of a pattern's sources holds.
struct SourceCount: Sendable {
  /// The folder, `MVC/App/Model`.
  let folder: String
  /// How many Swift files stand in it, those of folders within it aside.
  let files: Int
  /// How many types they declare, nested ones included.
  let types: Int
  /// How many lines of code they have, blank ones and comments aside.
  let lines: Int
}

/// What it takes to write a pattern, counted in its sources.
struct SourceFacts: Sendable {
  private(set) var files = 0
  private(set) var types = 0
  private(set) var lines = 0

  /// The two parts of every pattern.
  enum Part: String {
    /// What another app could use as it is.
    case framework = "Framework"
    /// The blog app.
    case app = "App"
  }

  /// Adds up a part of a pattern: what all its variants share, and the folder named after this variant.
  ///
  /// A file that stands among the shared ones counts for each variant, used by it or not.
  init(_ part: Part, of pattern: Pattern) {
    let shared = "\(pattern.name.uppercased())/\(part.rawValue)"
    let own = pattern.variant.map { "\(shared)/\(Self.folder(ofVariant: $0))" }
    for count in sourceCounts where count.folder == shared || count.folder == own {
      files += count.files
      types += count.types
      lines += count.lines
    }
  }

  private static func folder(ofVariant name: String) -> String {
    name == "kvo" ? "KeyValue" : name.prefix(1).uppercased() + name.dropFirst()
  }
}
