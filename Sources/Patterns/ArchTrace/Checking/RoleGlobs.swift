/// Names of participants with their roles, from a file: for traces of apps that do not write roles themselves.
///
///     # glob       role
///     *Presenter   presenter
///     Api?         service
///
/// `*` stands for any letters, `?` for one; `#N` after a name does not count. The first line that fits holds.
public struct RoleGlobs: Sendable {
  private var lines: [(glob: [Unicode.Scalar], role: String)] = []

  /// No names.
  public init() {}

  /// Reads the lines of a file.
  /// - Parameters:
  ///   - text: What stands in it.
  ///   - file: What it is called in an error.
  /// - Throws: `TraceError` with the first line that is none.
  public init(_ text: String, file: String) throws(TraceError) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = line.split { $0.isWhitespace }.map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard words.count == 2 else {
        throw TraceError(
          file: file, line: number, column: 1, message: "a line has a name, or a glob, and a role")
      }
      guard RuleSet.knownRoles.contains(words[1]) else {
        let known = RuleSet.knownRoles.joined(separator: ", ")
        throw TraceError(
          file: file, line: number, column: 1, message: "unknown role '\(shown(words[1]))' (one of \(known))")
      }
      lines.append((Array(first.unicodeScalars), words[1]))
    }
  }

  /// The role that the lines give to a name; nil where none fits.
  public func role(of name: String) -> String? {
    if lines.isEmpty { return nil }
    let whole = Array(name.unicodeScalars)
    let type = Array(InstanceName(name).type.unicodeScalars)
    return lines.first { RoleGlobs.fits(whole, $0.glob) || RoleGlobs.fits(type, $0.glob) }?.role
  }

  private static func fits(_ name: [Unicode.Scalar], _ glob: [Unicode.Scalar]) -> Bool {
    var (at, place) = (0, 0)
    var retry: (at: Int, place: Int)?
    while at < name.count {
      if place < glob.count, glob[place] == "*" {
        retry = (at, place)
        place += 1
      } else if place < glob.count, glob[place] == "?" || glob[place] == name[at] {
        at += 1
        place += 1
      } else if let last = retry {
        at = last.at + 1
        place = last.place + 1
        retry = (at, last.place)
      } else {
        return false
      }
    }
    return glob[place...].allSatisfy { $0 == "*" }
  }
}

/// A participant's name, `BlogCell#2`, in its parts.
struct InstanceName {
  /// `BlogCell`.
  let type: String
  /// 2; 1 where no number follows.
  let number: Int

  init(_ name: String) {
    if let mark = name.utf8.lastIndex(of: UInt8(ascii: "#")) {
      let digits = name[name.utf8.index(after: mark)...]
      if let number = Int(digits), number > 1, "\(number)" == digits {
        type = String(name[..<mark])
        self.number = number
        return
      }
    }
    type = name
    number = 1
  }
}
