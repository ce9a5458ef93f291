import ArchTrace

extension ElementPath {
  /// Every path that there is; those with a row once for each row that there is, row by row.
  /// - Parameter read: Reads a path: how many rows a table has.
  static func all(read: (ElementPath) -> TraceValue) -> [ElementPath] {
    var names = ["hud", "alert", "toast", "stack", "requests"]
    var cells: (table: Substring, members: [String])?
    for entry in PathCatalogue.entries {
      let suffixes = entry.touch == .button ? ["", enabledSuffix] : [""]
      let parts = entry.name.split(separator: "[]", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 {
        let members = suffixes.map { "\(parts[1])\($0)" }
        cells = (parts[0], (cells?.table == parts[0] ? cells?.members ?? [] : []) + members)
      } else {
        names += rows(cells, read) + suffixes.map { entry.name + $0 }
        cells = nil
      }
    }
    return (names + rows(cells, read)).compactMap { ElementPath($0) }
  }

  private static func rows(
    _ cells: (table: Substring, members: [String])?, _ read: (ElementPath) -> TraceValue
  ) -> [String] {
    guard let cells, let path = ElementPath("\(cells.table).count"), case .int(let count) = read(path)
    else { return [] }
    return (0..<count).flatMap { row in cells.members.map { "\(cells.table)[\(row)]\($0)" } }
  }
}
