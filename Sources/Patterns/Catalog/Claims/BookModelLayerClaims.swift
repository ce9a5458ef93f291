import Runtime

extension Claim {
  /// What the book says of the model layer.
  static let bookOnModelLayer: [Claim] = [
    Claim(
      55, .book, "a service for the network leaves the model layer as it is",
      measure: """
        The model's code that both variants of MVC share, what is there only where controllers own the network, and what only \
        where the model does; and which files of the model name the service.
        """,
      modelLayerUnchanged)
  ]
}

private func modelLayerUnchanged(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let own = try context.facts("mvc/controller").files(of: .store)
  let model = try context.facts("mvc/model").files(of: .store)
  let shared = own.filter(model.contains)
  var figures = [Measured("lines of the model that both share", shared.lines)]
  var evidence: [Evidence] = [.source("mvc store", "\(shared.count) files, \(shared.lines) lines in both")]
  var naming: [Int] = []
  var added: [Int] = []
  for (name, files) in [("mvc/controller", own), ("mvc/model", model)] {
    let extra = files.filter { !shared.contains($0) }
    let users = files.filter { $0.uses.contains { $0.foreign.contains("Runtime.Service") } }
    figures += [
      Measured("\(name) lines of the model that the other has not", extra.lines),
      Measured("\(name) files of the model that name the service", users.count),
    ]
    naming.append(users.count)
    added.append(extra.lines)
    evidence += extra.map { .source($0.path, "\($0.lines) lines, only in \(name)") }
    evidence += users.map { .source($0.path, "names Runtime.Service") }
  }
  let verdict: Verdict =
    if added.allSatisfy({ $0 == 0 }) {
      .holds
    } else if naming[0] == 0 {
      .depends(
        on:
          "who owns the network: where controllers do, the model gains \(added[0]) lines on answers and names no "
          + "service; where the model does, \(added[1]) lines, and it names it")
    } else {
      .refuted
    }
  return Finding(
    verdict,
    "the model has \(shared.lines) lines in either case, and \(added[0]) more for a network of controllers, \(added[1]) "
      + "for its own",
    figures: figures, evidence: evidence)
}
