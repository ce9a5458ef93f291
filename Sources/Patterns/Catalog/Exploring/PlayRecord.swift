import ArchTrace
import HeadlessUI
import Runtime
import Scenario

/// What a pattern showed and asked for in a play, and the laws that it broke. Light enough for thousands of plays:
/// of the trace it keeps only that.
final class PlayRecord: TraceSink, Witness {
  /// Something that every pattern must show or ask for likewise.
  struct Moment: Hashable {
    enum Kind: Hashable {
      /// What a person sees at the end of a tick.
      case screen
      /// What is in the window right after a step, mid-tick, rows out of sight included.
      case window
      case request
    }

    let kind: Kind
    let step: Int
    let time: Int
    @ByCodePoints var lines: [String]
  }

  /// A law that was broken.
  struct Breach: Hashable {
    let law: Law
    let step: Int
    let time: Int
    /// What exactly was seen.
    let detail: String
  }

  private(set) var moments: [Moment] = []
  private(set) var breaches: [Breach] = []

  private var traffic = Traffic()
  private var gone: Set<String> = []
  private var last: (screen: [String], window: [String], hasScreen: Bool, isOpenToAlerts: Bool) = (
    [], [], false, false
  )
  private var place = (step: 0, time: 0)

  private func note(_ law: Law, _ detail: String) {
    guard !breaches.contains(where: { $0.law == law }) else { return }
    breaches.append(Breach(law: law, step: place.step, time: place.time, detail: detail))
  }

  /// Takes what came of putting the app back after each step.
  func note(_ restoring: RestoringOutcome?) {
    guard let difference = restoring?.differences.first else { return }
    place.step = difference.step
    let later = difference.later.map { " after step \($0)" } ?? ""
    note(.restores, "\(difference.flaw.text)\(later)")
  }

  // MARK: The trace

  func begin(_ header: TraceHeader) {}

  func receive(_ event: borrowing Event) {
    place = (event.id.step, event.time)
    if !gone.isEmpty, gone.contains(event.from) || event.to.map(gone.contains) ?? false {
      note(.silentWhenGone, "\(event.kind.name) \(event.from) → \(event.to ?? "itself"): \(event.name ?? "")")
    }
    switch event.kind {
    case .screen:
      last.screen = event.value?.texts ?? []
      add(.screen, last.screen)
    case .request:
      add(.request, [event.name ?? ""])
      if let thing = traffic.send(event.name ?? "", event.id) { note(.oneRequest, thing) }
    case .response: traffic.answer(event.name ?? "", event.cause, event.value)
    case .navigate: traffic.navigate(event.name ?? "", event.value)
    case .render: for change in event.changes where change.isNegative { note(.noNegativeCount, change.path) }
    case .destroy: gone.insert(event.from)
    case .error: note(event.name == "leak" ? .noLeak : .noError, "\(event.from): \(event.name ?? "")")
    case .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .state, .read, .timer,
      .create,
      .other:
      break
    }
  }

  func end(_ footer: TraceFooter) {
    // As long as there is no screen, nothing is put on record.
    if last.hasScreen, !areSame(last.window, last.screen) {
      let (shown, recorded) = Spelling.distinct("\(last.window)", "\(last.screen)")
      note(.screenOnRecord, "the window shows \(shown), on record is \(recorded)")
    }
    if let alert = traffic.wrongAlert(isConclusive: last.isOpenToAlerts) { note(.alertArrives, alert) }
  }

  private func add(_ kind: Moment.Kind, _ lines: [String]) {
    moments.append(Moment(kind: kind, step: place.step, time: place.time, lines: lines))
  }

  // MARK: The window

  func look(at window: Window, step: Int, time: Int, isQuiet: Bool) {
    place = (step, time)
    let screen = window.screen
    last.window = screen
    last.hasScreen = window.top != nil
    last.isOpenToAlerts = isQuiet && window.alert == nil && window.top?.isAttached == true
    var sight = WindowSight(isQuiet: isQuiet)
    sight.look(at: window)
    add(.window, screen + sight.rows)
    for (law, detail) in sight.breaches { note(law, detail) }
  }
}

extension Change {
  /// Whether a count goes below nothing.
  fileprivate var isNegative: Bool {
    switch new {
    case .string(let text): (path.hasSuffix(".followers") || path.hasSuffix(".likes")) && text.contains(" -")
    case .int(let number): number < 0
    case .null, .bool, .double, .decimal, .array, .object, nil: false
    }
  }
}

extension TraceValue {
  /// The texts of a list.
  fileprivate var texts: [String] {
    guard case .array(let values) = self else { return [] }
    return values.map { if case .string(let text) = $0 { text } else { "" } }
  }
}
