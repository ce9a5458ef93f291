import ArchTrace
import Catalog
import Runtime

/// The wires that were cut, pattern by pattern.
struct WireReport {
  /// A pattern and what its wires do.
  struct Entry {
    /// The pattern.
    let pattern: Pattern
    /// Every wire, in the order made.
    let faults: [WireFault]
  }

  /// The patterns.
  let entries: [Entry]

  private static let classes = WireFault.Class.allCases

  /// How many there are of each class, by pattern and kind of wire; a pattern's last row is their sum.
  var table: Table {
    var table = Table(
      [.words("pattern"), .words("kind"), .figures("wires")] + Self.classes.map { .figures($0.rawValue) })
    for entry in entries {
      for kind in Wire.Kind.allCases {
        let faults = entry.faults.filter { $0.wire.kind == kind }
        if !faults.isEmpty { table.add(row(entry.pattern, kind.rawValue, faults)) }
      }
      table.add(row(entry.pattern, "all", entry.faults))
    }
    return table
  }

  private func row(_ pattern: Pattern, _ kind: String, _ faults: [WireFault]) -> [TraceValue?] {
    [.string(pattern.fullName), .string(kind), .int(faults.count)]
      + Self.classes.map { outcome in .int(faults.count { $0.outcome == outcome }) }
  }

  /// Every wire with what cutting it does.
  var list: Table {
    var table = Table([
      .words("pattern"), .figures("wire"), .words("kind"), .words("name"), .words("from"), .words("to"),
      .words("class"), .figures("step"), .words("action"), .words("missed"), .words("instead"),
      .words("error"),
    ])
    for entry in entries {
      for fault in entry.faults {
        let (wire, difference) = (fault.wire, fault.difference)
        table.add([
          .string(entry.pattern.fullName), .int(wire.number), .string(wire.kind.rawValue),
          .string(wire.name), .string(wire.from), .string(wire.to), .string(fault.outcome.rawValue),
          difference.map { .int($0.step) }, difference.map { .string($0.action) },
          difference?.missed.map { .string($0) }, difference?.instead.map { .string($0) },
          fault.error.map { .string($0) },
        ])
      }
    }
    return table
  }

  /// Every wire that has an effect, for a person: silent drifts with the place and what was missed.
  var lines: [String] {
    entries.flatMap { entry in
      Self.classes.filter { $0 != .none }.flatMap { outcome -> [String] in
        let faults = entry.faults.filter { $0.outcome == outcome }
        guard !faults.isEmpty else { return [] }
        let name = entry.pattern.fullName
        return ["", "\(name): \(outcome.title) (archcli run \(name) --cut WIRE)"] + faults.flatMap(lines)
      }
    }
  }

  private func lines(_ fault: WireFault) -> [String] {
    let wire = fault.wire
    let names = escapedForTerminal("\(wire.name)  \(wire.from) → \(wire.to)")
    var lines = ["\("  \(wire.number)".padded(to: 7))\(wire.kind.rawValue)  \(names)".cut(to: 100)]
    if fault.outcome == .reported, let error = fault.error { lines.append(detail(error)) }
    if fault.outcome == .drift, let difference = fault.difference {
      lines.append(detail("step \(difference.step) \(difference.action), after \(difference.offset) ms"))
      if let missed = difference.missed { lines.append(detail("missed  \(missed)")) }
      if let instead = difference.instead { lines.append(detail("instead \(instead)")) }
    }
    return lines
  }

  private func detail(_ text: String) -> String { "         " + escapedForTerminal(text).cut(to: 91) }
}

extension WireFault.Class {
  /// What the class is called above its list.
  fileprivate var title: String {
    switch self {
    case .reported: "reported"
    case .visible: "visible at once"
    case .drift: "silent drift"
    case .none: "no effect"
    }
  }
}
