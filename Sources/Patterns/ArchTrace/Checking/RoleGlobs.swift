/// Names of participants with their roles, from a file: for traces of apps that do not write roles themselves.
///
///     # glob       role
///     *Presenter   presenter
///     Api?         service
///
/// `*` stands for any letters, `?` for one; `#N` after a name does not count. The first line that fits holds.
public struct RoleGlobs: Sendable {
  private struct Line: Sendable {
    /// Which line with a role it is, from 0: the first that fits holds.
    var number: Int
    var glob: [Unicode.Scalar]
    var role: String
  }

  /// Lines by what they have before their first wildcard, or behind their last: only those are tried whose letters a
  /// name begins or ends with, so that a thousand names and a thousand lines are not a million trials.
  private struct Bucket: Sendable {
    private var lines: [[Unicode.Scalar]: [Line]] = [:]
    /// The numbers of letters that the lines are kept under, each once.
    private var lengths: [Int] = []

    mutating func add(_ line: Line, under letters: some Sequence<Unicode.Scalar>) {
      let letters = Array(letters)
      if lines[letters] == nil, !lengths.contains(letters.count) { lengths.append(letters.count) }
      lines[letters, default: []].append(line)
    }

    /// The first line that fits.
    /// - Parameter letters: So many letters of the name as are given.
    func first(_ name: [Unicode.Scalar], _ letters: (Int) -> ArraySlice<Unicode.Scalar>) -> Line? {
      var first: Line?
      for length in lengths where length <= name.count {
        guard let lines = lines[Array(letters(length))] else { continue }
        for line in lines where line.number < first?.number ?? .max && RoleGlobs.fits(name, line.glob) {
          first = line
          break
        }
      }
      return first
    }
  }

  private var exact: [ExactText: Line] = [:]
  private var byBeginning = Bucket()
  private var byEnd = Bucket()
  private var count = 0

  /// No names.
  public init() {}

  /// Reads the lines of a file.
  /// - Parameters:
  ///   - text: What stands in it; a byte order mark at its beginning is passed over.
  ///   - file: What it is called in an error.
  /// - Throws: `TraceError` with the first line that is none.
  public init(_ text: String, file: String) throws(TraceError) {
    var number = 0
    for line in withoutMark(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
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
      add(first, words[1])
    }
  }

  private mutating func add(_ name: String, _ role: String) {
    let line = Line(number: count, glob: Array(name.unicodeScalars), role: role)
    count += 1
    let isLetter = { (scalar: Unicode.Scalar) in scalar != "*" && scalar != "?" }
    guard line.glob.contains(where: { !isLetter($0) }) else {
      if exact[ExactText(name)] == nil { exact[ExactText(name)] = line }
      return
    }
    let beginning = line.glob.prefix(while: isLetter)
    let end = line.glob.reversed().prefix(while: isLetter).reversed()
    if beginning.count >= end.count {
      byBeginning.add(line, under: beginning)
    } else {
      byEnd.add(line, under: end)
    }
  }

  /// The role that the lines give to a name; nil where none fits.
  public func role(of name: String) -> String? {
    if count == 0 { return nil }
    let type = InstanceName(name).type
    let lines = ExactText.isSame(name, type) ? [line(of: name)] : [line(of: name), line(of: type)]
    return lines.compactMap(\.self).min { $0.number < $1.number }?.role
  }

  private func line(of name: String) -> Line? {
    let letters = Array(name.unicodeScalars)
    let found = [
      exact[ExactText(name)], byBeginning.first(letters) { letters.prefix($0) },
      byEnd.first(letters) { letters.suffix($0) },
    ]
    return found.compactMap(\.self).min { $0.number < $1.number }
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
