extension ElementPath {
  /// What a path is used for.
  enum Use {
    case read, tap, type
  }

  /// What is wrong with a path.
  struct Mistake: Error {
    let problem: String
    let allowed: String
    var suggestion: String?
  }

  /// Reads a path that can be shown or touched; nil where there is no such path.
  public init?(_ text: String) {
    guard let path = Self.parse(text) else { return nil }
    self = path.path
  }

  /// Reads a path that can be used so.
  init(_ text: String, for use: Use) throws(Mistake) {
    guard let (path, touch) = Self.parse(text) else { throw Self.unknown(text, use) }
    let fits =
      switch use {
      case .read: path.content != nil
      case .tap: touch == .button || touch == .row
      case .type: touch == .field
      }
    guard fits else { throw Self.unfit(text, use) }
    self = path
  }

  private init(_ text: String, _ target: Target, _ content: Content?) {
    self.text = text
    self.target = target
    self.content = content
  }

  /// The path and what may be done to what it names; a special reading can only be read.
  private static func parse(_ text: String) -> (path: ElementPath, touch: PathCatalogue.Touch)? {
    switch text {
    case "hud": return (Self(text, .hud, .flag), .none)
    case "alert": return (Self(text, .alert, .text), .none)
    case "toast": return (Self(text, .toast, .text), .none)
    case "stack": return (Self(text, .stack, .screens), .none)
    case "requests": return (Self(text, .requests(route: nil), .number), .none)
    case _ where text.hasPrefix("requests "):
      let route = text.dropFirst("requests ".count)
      let parts = route.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, routeMethods.contains(String(parts[0])), parts[1].hasPrefix("/")
      else { return nil }
      return (Self(text, .requests(route: String(route)), .number), .none)
    case _: return element(text)
    }
  }

  private static func element(_ text: String) -> (path: ElementPath, touch: PathCatalogue.Touch)? {
    let asksEnabled = text.hasSuffix(enabledSuffix)
    let name = asksEnabled ? String(text.dropLast(enabledSuffix.count)) : text
    guard let pattern = RowPattern(name), let entry = PathCatalogue.byName[pattern.name] else { return nil }
    let element = pattern.element(name)
    if !asksEnabled { return (Self(text, .element(element), entry.content), entry.touch) }
    guard entry.touch == .button else { return nil }
    return (Self(text, .enabled(element), .flag), .none)
  }
}

/// What asks whether a button is enabled, at the end of a path.
let enabledSuffix = ".enabled"

/// A path's name in the catalogue, with its row's number taken out. Marks are looked for by their bytes: finding
/// characters takes ten times as long.
struct RowPattern {
  /// The name with `[]` for `[3]`.
  let name: String
  let row: Int?

  /// Splits a path; nil where its row is no number, or it has two rows.
  init?(_ path: String) {
    guard let open = path.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      name = path
      row = nil
      return
    }
    guard let close = path.utf8[open...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let digits = path[path.utf8.index(after: open)..<close]
    guard let number = Int(digits), String(number) == digits, number >= 0 else { return nil }
    row = number
    name = String(path[..<open]) + "[" + String(path[close...])
  }

  /// The parts of `path`, which this was made from.
  func element(_ path: String) -> ElementPath.Element {
    let isRow = name.hasSuffix("]")
    let split = isRow ? nil : name.utf8.lastIndex(of: UInt8(ascii: "."))
    let owner = name[..<(split ?? name.endIndex)]
    let container = owner.hasSuffix("[]") ? owner.dropLast(2) : owner
    return ElementPath.Element(
      path: path, container: String(container), row: row,
      member: split.map { String(name[name.utf8.index(after: $0)...]) })
  }
}
