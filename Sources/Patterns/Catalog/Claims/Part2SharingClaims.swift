import ArchTrace
import BlogDomain
import MVPBlock
import MVPProtocol
import MVVMKeyValue
import MVVMObservation
import MVVMSignal
import Runtime
import Scenario

extension Claim {
  /// What the source says of how many go with how many.
  static let part2OnSharing: [Claim] = [
    Claim(
      11, .part2, "views and presenters, or view models, may be many to many",
      measure: """
        A page head's presenter, or view model, is given two views, and a view is given two of them, in a test of \
        their own with no other change: how many of the views are told a name, and how many tell one.
        """,
      manyToMany)
  ]
}

private func manyToMany(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (free, bound): ([String], [String]) = ([], [])
  for trial in Trial.all {
    let told = trial.play(try context.scenario("follow-lists"))
    let word = trial.role == .presenter ? "presenter" : "view model"
    figures += [
      Measured("\(trial.pattern) of two views of one \(word), told", told.views),
      Measured("\(trial.pattern) of two \(word)s of one view, telling", told.tellers),
    ]
    if told.views == 2 && told.tellers == 2 {
      free.append(trial.pattern)
    } else {
      bound.append(trial.pattern)
    }
    let ties = try context.runs(trial.pattern).flows { flow in
      flow.from == .view && flow.to == trial.role && (flow.kind == .subscribe || flow.kind == .call)
    }
    evidence += ties.firsts
  }
  let verdict: Verdict =
    if bound.isEmpty {
      .holds
    } else if free.isEmpty {
      .refuted
    } else {
      .depends(
        on: "how a view is told: any number may observe in \(free.joined(separator: ", ")); in "
          + "\(bound.joined(separator: ", ")) the last view to come takes the place of the one before")
    }
  return Finding(
    verdict,
    "two views and two of those that tell them work together in \(free.count) of \(free.count + bound.count) variants",
    figures: figures, evidence: evidence)
}

/// One variant's parts, set up so that they share.
private protocol Sharing {
  func begin()
  func end()
  var viewsTold: Int { get }
  var tellers: Int { get }
}

extension MVPProtocol.HeaderSharing: Sharing {}
extension MVPBlock.HeaderSharing: Sharing {}
extension MVVMSignal.HeaderSharing: Sharing {}
extension MVVMKeyValue.HeaderSharing: Sharing {}
extension MVVMObservation.HeaderSharing: Sharing {}

/// A trial of one variant's parts.
private struct Trial {
  let pattern: String
  let role: Role
  /// Sets the parts up, for two people.
  let share: (SeamBench, (Int, Int)) -> any Sharing

  static var all: [Trial] {
    [
      Trial(pattern: "mvp/protocol", role: .presenter) {
        MVPProtocol.HeaderSharing($0.service, users: $1, gallery: $0.gallery)
      },
      Trial(pattern: "mvp/block", role: .presenter) {
        MVPBlock.HeaderSharing($0.service, users: $1, gallery: $0.gallery)
      },
      Trial(pattern: "mvvm/signal", role: .viewModel) { MVVMSignal.HeaderSharing($0.service, users: $1) },
      Trial(pattern: "mvvm/kvo", role: .viewModel) {
        MVVMKeyValue.HeaderSharing($0.service, users: $1, gallery: $0.gallery)
      },
      Trial(pattern: "mvvm/observation", role: .viewModel) {
        MVVMObservation.HeaderSharing($0.service, users: $1, gallery: $0.gallery)
      },
    ]
  }

  /// Plays it in the world of a scenario, which has somebody who is followed.
  func play(_ scenario: Scenario) -> (views: Int, tellers: Int) {
    let runtime = Runtime(Recorder(TraceHeader(pattern: pattern, scenario: scenario.name), to: nil))
    let world = scenario.world
    let other = world.following.first { $0.id != world.user.id }?.id ?? world.user.id
    let bench = SeamBench(runtime, world, [])
    var sharing: (any Sharing)?
    runtime.input(step: 0, from: runtime.user, to: nil, name: "load") {
      sharing = share(bench, (world.user.id, other))
      sharing?.begin()
    }
    runtime.settle()
    let told = (sharing?.viewsTold ?? 0, sharing?.tellers ?? 0)
    sharing?.end()
    sharing = nil
    runtime.cancelAll()
    return told
  }
}
