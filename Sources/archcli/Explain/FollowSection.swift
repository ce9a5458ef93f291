import ArchTrace
import Catalog

/// A tap on Follow, hop by hop, a line each, indented under its cause.
struct FollowSection {
  private let tap: FollowTap

  init(_ tap: FollowTap) { self.tap = tap }

  var lines: [String] {
    var lines: [String] = []
    var time = tap.hops.first?.event.time
    for hop in tap.hops {
      if hop.event.time != time, let began = tap.hops.first?.event.time {
        lines.append("after \(hop.event.time - began) ms")
        time = hop.event.time
      }
      let place = "\(hop.event.id)".padded(to: 7)
      lines.append(place + String(repeating: "  ", count: hop.depth) + EventText.line(hop.event))
    }
    lines.append("by role:")
    for way in tap.ways {
      lines += hanging("  ", way.map { escapedForTerminal($0) }.joined(separator: " → "), at: 2)
    }
    return lines + ["who is what: " + legend].flatMap { $0.wrapped(to: PatternPage.columns - 2) }
  }

  /// Who is what.
  private var legend: String {
    var roles: [String] = []
    for (_, role) in tap.participants where !roles.contains(role) { roles.append(role) }
    let parts = roles.map { role in
      let names = tap.participants.filter { $0.role == role }.map { escapedForTerminal($0.name) }
      return "\(role): \(names.joined(separator: ", "))"
    }
    return parts.joined(separator: "; ")
  }
}
