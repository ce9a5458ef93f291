import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

/// An app after a step, with everything around it: what it takes to go on from there elsewhere.
struct Moment {
  /// The step's number.
  let step: Int
  /// The step.
  let played: Step
  /// Whether it is the last step's once more, when all is at rest.
  let isEnd: Bool
  /// When it is, in virtual milliseconds since the run began.
  let time: Int
  /// When steps began, and when the next may.
  let pace: Pace
  /// What the server knows.
  let memory: BlogServer.Memory
  /// What is under way to it and from it.
  let traffic: Service.Traffic
  /// What the window has of its own.
  let presence: Window.Presence
  /// The app's states, as it serialises them.
  let saved: Result<Snapshot, any Error>
  /// What stands in the window, and what was asked for so far.
  let reading: Reading
  /// What is under way.
  let gaps: Set<RestoringGap>
}

extension Moment {
  /// Where the step stands in its file.
  var place: String { played.place }
}

/// What a copy is compared by: everything in the window, and how often each route was asked.
struct Reading {
  let items: [WindowItem]
  let requests: [String: Int]

  /// How another one differs first; nil where it is the same.
  func flaw(_ other: Reading) -> RestoringDifference.Flaw? {
    for index in 0..<max(items.count, other.items.count) {
      let own = index < items.count ? items[index] : nil
      let found = index < other.items.count ? other.items[index] : nil
      if own == found { continue }
      if let own, let found, own.path != found.path {
        let isMissing = !other.items.contains { $0.path == own.path }
        return isMissing
          ? .element(own.path, expected: own.value, found: nil)
          : .element(found.path, expected: nil, found: found.value)
      }
      return .element(own?.path ?? found?.path ?? "", expected: own?.value, found: found?.value)
    }
    for route in Set(requests.keys).union(other.requests.keys).sorted() {
      let (own, found) = (requests[route] ?? 0, other.requests[route] ?? 0)
      if own != found { return .element("requests \(route)", expected: .int(own), found: .int(found)) }
    }
    return nil
  }
}

extension Player {
  /// What stands in the window now; nil where there is none.
  var reading: Reading? {
    guard let window, let service else { return nil }
    return Reading(items: window.content, requests: service.traffic.routeCounts)
  }

  /// The app now, where it can be put back.
  func moment(after step: Step, _ number: Int, isEnd: Bool = false) -> Moment? {
    guard let window, let service, let reading, let app = app as? any RestorableApp, !runtime.isHalted else {
      return nil
    }
    let traffic = service.traffic
    var gaps: Set<RestoringGap> = []
    if traffic.hasRequests { gaps.insert(.requests) }
    if traffic.hasEchoes { gaps.insert(.echoes) }
    if window.toast != nil { gaps.insert(.toasts) }
    if runtime.sounds > 0 { gaps.insert(.voices) }
    var saved = Result<Snapshot, any Error> { throw RestoringError.notSaved }
    // Nobody in the app reads its states for this.
    _ = runtime.aside { saved = Result { try app.saved() } }
    return Moment(
      step: number, played: step, isEnd: isEnd, time: runtime.now, pace: pace, memory: server.memory,
      traffic: traffic, presence: window.presence, saved: saved, reading: reading, gaps: gaps)
  }
}

/// Why an app could not be put back.
enum RestoringError: Error {
  case notSaved, notRestorable
}
