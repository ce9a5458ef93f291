extension TraceDiff {
  /// The comparison as lines for a person: what differs, marked `-`, `+` or `~`, the way that led to the first
  /// difference, and the counts. Control characters are escaped.
  public var lines: [String] {
    var result: [String] = []
    for line in TraceDiff.lines(header[...]) { result += ["~ header", "    " + line] }
    var place: (aspect: TraceAspect?, step: Int)?
    let titles = Spelling.distinct(differences.map { ($0.new ?? $0.old)?.content ?? "" })
    for (index, difference) in differences.enumerated() {
      if place == nil || place?.aspect != difference.aspect || place?.step != difference.step {
        let aspect = difference.aspect.map { "\($0.rawValue), " } ?? ""
        result.append("\(aspect)step \(difference.step)")
      }
      place = (difference.aspect, difference.step)
      result += TraceDiff.lines(difference, titles[index])
      if index == 0 { result += causeLines }
    }
    if omitted > 0 { result.append("… and \(TraceDiff.count(omitted, "more difference"))") }
    result.append(summary)
    return result
  }

  /// The counts in one line.
  public var summary: String {
    let all = "\(counts.changed) changed, \(counts.inserted) inserted, \(counts.removed) removed"
    return "\(isSame ? "same" : "differs"): \(all), \(counts.unchanged) unchanged"
  }

  private var causeLines: [String] {
    guard !causes.isEmpty else { return [] }
    let shownCauses = causes.count > 12 ? causes.prefix(8) + causes.suffix(3) : causes[...]
    var result = ["    caused by"]
    for (index, event) in shownCauses.enumerated() {
      if index == 8, causes.count > 12 { result.append("      … \(causes.count - 11) more …") }
      result.append("      " + event.summary)
    }
    return result
  }

  /// The lines of a difference.
  /// - Parameter title: What its event says of itself, told apart from others that look like it.
  private static func lines(_ difference: TraceDifference, _ title: String) -> [String] {
    switch difference.kind {
    case .inserted: return difference.new.map { ["+ \($0.id) \(title)"] + content($0) } ?? []
    case .removed: return difference.old.map { ["- \($0.id) \(title)"] + content($0) } ?? []
    case .changed:
      guard let old = difference.old, let new = difference.new else { return [] }
      let was = old.id == new.id ? "" : " (was \(old.id))"
      return ["~ \(new.id) \(title)\(was)"] + lines(difference.fields.prefix(20)).map { "    " + $0 }
        + (difference.fields.count > 20
          ? ["    … and \(count(difference.fields.count - 20, "more field"))"] : [])
    }
  }

  /// What an event that only one side has brings along.
  private static func content(_ event: Event) -> [String] {
    var result: [String] = []
    if let value = event.value { result.append("    value: " + text(value)) }
    let fields = event.changes.prefix(5).map { FieldChange($0.path, old: $0.old, new: $0.new) }
    result += lines(fields[...]).map { "    " + $0 }
    if event.changes.count > 5 { result.append("    … and \(count(event.changes.count - 5, "more change"))") }
    return result
  }

  /// Lines of fields whose names may look alike.
  private static func lines(_ fields: ArraySlice<FieldChange>) -> [String] {
    zip(Spelling.distinct(fields.map { safe($0.path) }), fields).map { line($1, path: $0) }
  }

  private static func line(_ field: FieldChange) -> String { line(field, path: safe(field.path)) }

  private static func line(_ field: FieldChange, path: String) -> String {
    var (before, after) = (field.old.map(plain), field.new.map(plain))
    if let old = before, let new = after {
      let (old, new) = Spelling.distinct(old, new)
      (before, after) = (old, new)
    }
    let (old, new) = shortened(before, after)
    switch (old, new) {
    case (let old?, let new?): return "\(path): \(old) → \(new)"
    case (let old?, nil): return "\(path): \(old) → nothing"
    case (nil, let new?): return "\(path): nothing → \(new)"
    case (nil, nil): return path
    }
  }

  private static func plain(_ value: TraceValue) -> String { safe(value.canonical.json) }

  private static func text(_ value: TraceValue) -> String { shortened(plain(value), nil).0 ?? "" }

  /// Cuts two long texts down to where they begin to differ.
  private static func shortened(_ old: String?, _ new: String?) -> (String?, String?) {
    let longest = 120
    guard max(old?.count ?? 0, new?.count ?? 0) > longest else { return (old, new) }
    let same = zip(old ?? "", new ?? "").prefix { $0 == $1 }.count
    let start = max(0, same - 30)
    let cut = { (text: String) -> String in
      let tail = text.dropFirst(start)
      return (start > 0 ? "…" : "") + tail.prefix(longest) + (tail.count > longest ? "…" : "")
    }
    return (old.map(cut), new.map(cut))
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Event {
  /// The event in one line, without its payload: `5.3 call BlogCell → BlogController toggleLike(_:)`. Control
  /// characters are escaped.
  public var summary: String { "\(id) \(content)" }

  /// The same without the id.
  fileprivate var content: String {
    var text = "\(safe(kind.name)) \(safe(from))"
    if let to { text += " → \(safe(to))" }
    if let name { text += " \(safe(name))" }
    return text
  }
}

/// Text from a file as a terminal may have it.
func safe(_ text: String) -> String { TerminalText.escaped(text) }
