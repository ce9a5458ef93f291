import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of The Elm Architecture.
  static let bookOnTEA: [Claim] = [
    Claim(
      46, .book, "in TEA no other path leads to the view than a message, update and the virtual view",
      measure: """
        For every render of every run it is asked whether a message caused it and, between the two, the virtual view \
        was computed.
        """,
      onlyPathToView),
    Claim(
      47, .book, "in TEA update changes no store and does nothing: it returns commands",
      measure: "Everything that is caused by a call of update, in every run; and when requests leave.",
      updateReturnsCommands),
    Claim(
      48, .book, "in TEA update and view are pure functions",
      measure: """
        Every scenario is run twice, message by message: the same message must return the same commands and make the \
        same state. And after each step the view is computed once more in a fresh window from the state alone.
        """,
      functionsArePure),
  ]
}

private func onlyPathToView(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (inTurn, local) = (Tally<String>(), Tally<String>())
  for run in try context.runs("tea") {
    // Turns never nest, so the last message whose view was computed is the one that a render can come from.
    var viewed: Set<EventID> = []
    for event in run.events {
      if let flow = run.flow(event), flow.to == .virtualView, let cause = event.cause { viewed.insert(cause) }
      guard event.kind == .render else { continue }
      // What the driver asks of a table stands between the message and what the table shows.
      let causes = run.causes(of: event).prefix {
        $0.kind == .call || $0.kind == .message || $0.kind == .response
      }
      if let cause = causes.first(where: { viewed.contains($0.id) }) {
        inTurn.add(cause.kind.name, run.evidence(event))
      } else {
        local.add(run.verb(ofStep: event.cause?.step ?? event.id.step), run.evidence(event))
      }
    }
  }
  let verbs = local.keys.joined(separator: ", ")
  return Finding(
    local.total == 0
      ? .holds : .depends(on: "whether the UI kit may show at once what was done to it: \(verbs)"),
    "\(inTurn.total) renders come from a computed view, \(local.total) at once from \(verbs)",
    figures: [
      Measured("renders in a turn, after the view was computed", inTurn.total),
      Measured("renders before or without one", local.total),
    ],
    evidence: inTurn.firsts + local.firsts)
}

private func updateReturnsCommands(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (calls, requests) = (0, 0)
  var (commands, others) = (Tally<String>(), Tally<String>())
  for run in try context.runs("tea") {
    for event in run.events {
      if event.kind == .request { requests += 1 }
      if event.kind == .call, event.name == "update" { calls += 1 }
      guard let cause = event.cause.flatMap(run.event), cause.kind == .call, cause.name == "update" else {
        continue
      }
      if event.kind == .command {
        commands.add(event.name ?? "", run.evidence(event))
      } else {
        others.add(event.kind.name, run.evidence(event))
      }
    }
  }
  return Finding(
    others.total == 0 ? .holds : .refuted,
    "\(calls) calls of update returned \(commands.total) commands and did \(others.total) other things",
    figures: [
      Measured("calls of update", calls), Measured("commands returned", commands.total),
      Measured("anything else caused by one", others.total),
      Measured("requests, sent by the driver", requests),
    ],
    evidence: others.firsts + commands.firsts)
}

private func functionsArePure(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (turns, otherwise, screens, wrong) = (0, 0, 0, 0)
  var evidence: [Evidence] = []
  for first in try context.runs("tea") {
    let second = try context.again(first.key)
    for (a, b) in zip(first.turns, second.turns) {
      turns += 1
      if a.contents == b.contents { continue }
      otherwise += 1
      evidence.append(first.evidence(a.message))
    }
    otherwise += abs(first.turns.count - second.turns.count)
    let restored = try context.run("tea", first.key.scenario, restores: true).outcome.restoring
    screens += restored?.steps ?? 0
    wrong += restored?.differences.count ?? 0
  }
  if evidence.isEmpty, let run = try context.runs("tea").first, let turn = run.turns.first {
    evidence = ([turn.message] + run.consequences(of: turn.message)).filter {
      $0.kind == .message || $0.kind == .command || $0.kind == .state
    }.map(run.evidence)
  }
  return Finding(
    otherwise + wrong == 0 ? .holds : .refuted,
    "\(turns) messages made the same of the same, and \(screens) screens came of the state alone",
    figures: [
      Measured("messages sent twice", turns), Measured("that made something else", otherwise),
      Measured("screens computed again from the state", screens), Measured("that were others", wrong),
    ],
    evidence: evidence)
}

extension ClaimRun {
  /// A message to the driver, and what it made: commands and changes of state.
  fileprivate struct Turn {
    let message: Event
    var contents: [String]
  }

  fileprivate var turns: [Turn] {
    var turns: [Turn] = []
    for event in events {
      let changes = event.changes.map { "\($0.path) \($0.old?.json ?? "–") \($0.new?.json ?? "–")" }
      let content = "\(event.kind.name) \(event.name ?? "") \(event.value?.json ?? "") \(changes)"
      if event.kind == .message {
        turns.append(Turn(message: event, contents: [content]))
      } else if event.kind == .command || event.kind == .state, !turns.isEmpty {
        turns[turns.count - 1].contents.append(content)
      }
    }
    return turns
  }
}
