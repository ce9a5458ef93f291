import Scenario

extension Context {
  /// Says on standard error what came of restoring an app.
  func report(_ restoring: RestoringOutcome) {
    let source = "from \(restoring.snapshotName)"
    if restoring.isSuccess {
      if restoring.steps > 0 {
        err.writeLine(
          "restored after each of \(restoring.steps) steps \(source): every screen the same, no request more, and "
            + "the same to the end")
      }
      if let count = restoring.rewound {
        err.writeLine(
          "rewound to each of \(count) states \(source) in a running app: every screen the same, and the same to the "
            + "end")
      }
    }
    for gap in RestoringGap.allCases {
      guard let count = restoring.shownOnly[gap] else { continue }
      err.writeLine("not followed to the end after \(count) of them: \(Self.words(gap))")
    }
    for difference in restoring.differences {
      let way =
        switch difference.way {
        case .copy: "restored \(source)"
        case .rewound: "rewound to its states"
        }
      let later = difference.later.map { ", then played on to step \($0)" } ?? ""
      let place = stepPlace(difference.place, difference.step)
      err.writeLine(escapedForTerminal(parts: "\(place): \(way)\(later): \(difference.flaw.text)"))
    }
  }

  private static func words(_ gap: RestoringGap) -> String {
    switch gap {
    case .requests: "a request was out, which no state holds"
    case .echoes: "an answer was to arrive a second time, which no app expects"
    case .toasts: "a toast was up, and no state holds since when"
    case .voices: "a voice was on or paused, and no state holds how far it was"
    }
  }
}
