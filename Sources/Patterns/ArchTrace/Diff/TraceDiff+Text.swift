extension TraceDiff {
  /// The comparison as lines for a person: what differs, marked `-`, `+` or `~`, the way that led to the first
  /// difference, and the counts. Control characters are escaped.
  public var lines: [String] {
    var result: [String] = []
    for field in header { result.append("~ header"); result.append("    " + TraceDiff.line(field)) }
    var place: (aspect: TraceAspect?, step: Int)?
    for (index, difference) in differences.enumerated() {
      if place == nil || place?.aspect != difference.aspect || place?.step != difference.step {
        let aspect = difference.aspect.map { "\($0.rawValue), " } ?? ""
        result.append("\(aspect)step \(difference.step)")
      }
      place = (difference.aspect, difference.step)
      result += TraceDiff.lines(difference)
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

  private static func lines(_ difference: TraceDifference) -> [String] {
    switch difference.kind {
    case .inserted: return difference.new.map { ["+ " + $0.summary] + content($0) } ?? []
    case .removed: return difference.old.map { ["- " + $0.summary] + content($0) } ?? []
    case .changed:
      guard let old = difference.old, let new = difference.new else { return [] }
      let was = old.id == new.id ? "" : " (was \(old.id))"
      return ["~ " + new.summary + was] + difference.fields.prefix(20).map { "    " + line($0) }
        + (difference.fields.count > 20
          ? ["    … and \(count(difference.fields.count - 20, "more field"))"] : [])
    }
  }

  /// What an event that only one side has brings along.
  private static func content(_ event: Event) -> [String] {
    var result: [String] = []
    if let value = event.value { result.append("    value: " + text(value)) }
    for change in event.changes.prefix(5) {
      result.append("    " + line(FieldChange(change.path, old: change.old, new: change.new)))
    }
    if event.changes.count > 5 { result.append("    … and \(count(event.changes.count - 5, "more change"))") }
    return result
  }

  private static func line(_ field: FieldChange) -> String {
    var (before, after) = (field.old.map(plain), field.new.map(plain))
    if before == after {
      // Two spellings of one text, é as one character or as two: they look the same.
      before = before.map(spelt)
      after = after.map(spelt)
    }
    let (old, new) = shortened(before, after)
    switch (old, new) {
    case (let old?, let new?): return "\(safe(field.path)): \(old) → \(new)"
    case (let old?, nil): return "\(safe(field.path)): \(old) → nothing"
    case (nil, let new?): return "\(safe(field.path)): nothing → \(new)"
    case (nil, nil): return safe(field.path)
    }
  }

  private static func plain(_ value: TraceValue) -> String { safe(value.json) }

  /// A text with all that is not ASCII as its code points.
  private static func spelt(_ text: String) -> String {
    text.unicodeScalars.map {
      $0.isASCII ? String($0) : "\\u{\(String($0.value, radix: 16, uppercase: true))}"
    }
    .joined()
  }

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
  public var summary: String {
    var text = "\(id) \(safe(kind.name)) \(safe(from))"
    if let to { text += " → \(safe(to))" }
    if let name { text += " \(safe(name))" }
    return text
  }
}

/// Text from a file as a terminal may have it.
func safe(_ text: String) -> String { TerminalText.escaped(text) }
