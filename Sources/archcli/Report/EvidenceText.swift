import ArchTrace
import Catalog
import Runtime

/// Evidence for a person: gathered under the command that shows it again, in the order given.
struct EvidenceText {
  /// What one command shows, or one place in the sources.
  struct Group: Equatable {
    /// The command, or the place.
    let title: String
    /// What is to be seen there.
    var lines: [String]
  }

  /// The groups, in the order in which each first came.
  private(set) var groups: [Group] = []

  init(_ evidence: [Evidence]) {
    for item in evidence {
      switch item {
      case .event(let event, let key):
        add("\(event.id.description.padded(to: 8))\(EventText.line(event))", to: key.command("trace"))
      case .cut(let fault, let key):
        for line in Self.lines(fault) { add(line, to: key.command("run")) }
      case .source(let place, let text): add(text, to: place)
      }
    }
  }

  private mutating func add(_ line: String, to title: String) {
    if let index = groups.firstIndex(where: { $0.title == title }) {
      groups[index].lines.append(line)
    } else {
      groups.append(Group(title: title, lines: [line]))
    }
  }

  private static func lines(_ fault: WireFault) -> [String] {
    let wire = fault.wire
    var lines = [
      "\(fault.outcome.rawValue): wire \(wire.number) \(wire.kind.rawValue)  \(wire.name)  \(wire.from) → \(wire.to)"
    ]
    if let error = fault.error { lines.append("  \(error)") }
    if let difference = fault.difference {
      lines.append("  step \(difference.step) \(difference.action), after \(difference.offset) ms")
      if let missed = difference.missed { lines.append("  missed  \(missed)".droppingTrailingSpaces) }
      if let instead = difference.instead { lines.append("  instead \(instead)".droppingTrailingSpaces) }
    }
    return lines
  }
}

extension Evidence {
  /// The evidence for a program, with the command that shows it again.
  var json: TraceValue {
    switch self {
    case .event(let event, let key):
      var members = key.members("trace")
      members += [.init("id", .string(event.id.description)), .init("kind", .string(event.kind.name))]
      members.append(.init("from", .string(event.from)))
      if let to = event.to { members.append(.init("to", .string(to))) }
      if let name = event.name { members.append(.init("name", .string(name))) }
      return .object(members)
    case .cut(let fault, let key):
      let wire = fault.wire
      var members = key.members("run")
      members += [
        .init("wire", .int(wire.number)), .init("kind", .string(wire.kind.rawValue)),
        .init("from", .string(wire.from)), .init("to", .string(wire.to)), .init("name", .string(wire.name)),
        .init("class", .string(fault.outcome.rawValue)),
      ]
      if let step = fault.difference?.step { members.append(.init("step", .int(step))) }
      if let missed = fault.difference?.missed { members.append(.init("missed", .string(missed))) }
      if let instead = fault.difference?.instead { members.append(.init("instead", .string(instead))) }
      return .object(members)
    case .source(let place, let text):
      return .object([.init("source", .string(place)), .init("text", .string(text))])
    }
  }
}

extension ClaimRun.Key {
  fileprivate func members(_ verb: String) -> [TraceValue.Member] {
    [
      .init("pattern", .string(pattern)), .init("scenario", .string(scenario)),
      .init("command", .string(command(verb))),
    ]
  }
}
