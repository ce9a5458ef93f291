/// Saying what is wrong with a path, what there is, and what was probably meant.
extension ElementPath {
  /// The readings that are about no element.
  static let specialNames = ["hud", "alert", "toast", "stack", "requests", "requests METHOD /path"]

  /// The mistake of a path that there is not.
  static func unknown(_ text: String, _ use: Use) -> Mistake {
    if text.hasPrefix("requests ") {
      let route = text.dropFirst("requests ".count)
      return Mistake(
        problem: "no route \(quoted(String(route))) to count",
        allowed: "requests METHOD /path, METHOD one of \(listed(routeMethods))")
    }
    return mistake("unknown path \(quoted(text))", text, use)
  }

  /// The mistake of a path that cannot be used so.
  static func unfit(_ text: String, _ use: Use) -> Mistake {
    let problem =
      switch use {
      case .read: "\(quoted(text)) is a row, which shows nothing itself"
      case .tap: "\(quoted(text)) is no button and no row that can be tapped"
      case .type: "\(quoted(text)) is no field that takes text"
      }
    return mistake(problem, text, use, suggesting: false)
  }

  private static func mistake(
    _ problem: String, _ text: String, _ use: Use, suggesting: Bool = true
  ) -> Mistake {
    let (shape, row) = shape(text)
    let names = names(for: use)
    let suggestion = suggesting ? NearestName.to(shape, among: names + enabledNames(for: use)) : nil
    let siblings = names.filter { root($0) == root(shape) }
    let others = names.count > 10 ? roots(names) : names
    return Mistake(
      problem: problem, allowed: allowed(siblings.isEmpty ? others : siblings),
      suggestion: suggestion.map { $0.replacing("[]", with: "[\(row)]") })
  }

  /// What can be used so, in the catalogue's order.
  private static func names(for use: Use) -> [String] {
    let entries = PathCatalogue.entries
    switch use {
    case .read: return entries.filter { $0.content != nil }.map(\.name) + specialNames
    case .tap: return entries.filter { $0.touch == .button || $0.touch == .row }.map(\.name)
    case .type: return entries.filter { $0.touch == .field }.map(\.name)
    }
  }

  private static func enabledNames(for use: Use) -> [String] {
    guard use == .read else { return [] }
    return PathCatalogue.entries.filter { $0.touch == .button }.map { $0.name + enabledSuffix }
  }

  /// The path with the first `[…]` emptied, and what stood in it where that is a row's number.
  private static func shape(_ text: String) -> (name: String, row: Int) {
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return (text, 0)
    }
    let row = Int(text[text.index(after: open)..<close]) ?? 0
    return (String(text[...open] + text[close...]), max(0, row))
  }

  private static func root(_ name: String) -> Substring {
    name.prefix { $0 != "." && $0 != "[" && $0 != " " }
  }

  /// What the names begin with, each once.
  private static func roots(_ names: [String]) -> [String] {
    var roots: [String] = []
    for root in names.map({ String(root($0)) }) where roots.last != root { roots.append(root) }
    return roots
  }

  private static func allowed(_ names: [String]) -> String {
    listed(names.map { $0.replacing("[]", with: "[i]") })
  }
}
