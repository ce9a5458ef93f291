import ArchTrace
import Catalog

/// The requests that went wrong, and how the patterns took it.
struct RequestReport {
  /// Every request in each way.
  let faults: [RequestFault]

  /// A row for each request and way.
  var table: Table {
    var table = Table([
      .figures("request"), .figures("step"), .words("route"), .figures("nth"), .words("fault"), .words("end"),
      .words("disagreeing"), .words("waiting"),
    ])
    for fault in faults {
      table.add([
        .int(fault.number), .int(fault.step), .string(fault.route), .int(fault.nth),
        .string(fault.kind.rawValue), .string(fault.endsOtherwise ? "other" : "same"),
        .string(fault.disagreeing.isEmpty ? "none" : fault.disagreeing.joined(separator: ", ")),
        .string(waiting(fault)),
      ])
    }
    return table
  }

  private func waiting(_ fault: RequestFault) -> String {
    let texts = fault.waiting.map { "\($0.pattern): \($0.paths.joined(separator: " "))" }
    return texts.isEmpty ? "none" : texts.joined(separator: "; ")
  }

  /// The answer in words.
  var verdict: [String] {
    let disagreements = faults.count { !$0.disagreeing.isEmpty }
    let waiting = faults.count { !$0.waiting.isEmpty }
    let others = faults.count(where: \.endsOtherwise)
    return [
      "",
      "\(faults.count) faults: \(others) end with another screen, in \(disagreements) the patterns disagree, "
        + "\(waiting) leave something waiting.",
    ]
  }
}
