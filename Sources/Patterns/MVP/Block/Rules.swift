public import Runtime

/// Who may act on whom in this pattern, and how: one edge a line, `from role -> to role: kinds`.
///
/// A presenter speaks to its view by the blocks that the view set or passed, which are calls of the presenter; the view
/// speaks to nobody but its presenter, the controls that it owns and, up the responder chain or by a block of the
/// scene's, its scene. Presenters call those of their rows, and the one of a screen with several parts has blocks set
/// on these. What came of a write is settled in the network's name, as its presenter may be gone.
public let rules = """
  view -> view: call, route, navigate
  view -> scene: call, route
  view -> presenter: call
  presenter -> presenter: call, state, read
  presenter -> view: call
  presenter -> scene: call
  presenter -> store: call, subscribe, unsubscribe, read
  presenter -> service: request
  service -> presenter: response
  service -> service: response
  service -> store: call
  store -> store: state
  store -> presenter: notify
  store -> player: call, subscribe
  player -> store: notify
  player -> player: state
  scene -> scene: call, state
  scene -> view: call, render, navigate
  scene -> presenter: call

  """

/// What must never happen, and what only in a certain order.
public let ruleTexts: [RuleText] = [
  RuleText(
    "presenter-knows-no-ui-kit",
    .never(
      """
      presenter -> view: create, navigate, render, route, notify, subscribe, unsubscribe
      presenter -> presenter: render, navigate
      """),
    "a presenter never uses the UI kit",
    why: "A presenter that makes, moves or sets views cannot be tested without a screen.",
    fix: "Call a block that the view set, or one that the scene set, which navigates.",
    source: "\"A Swift MVP walkthrough\": the presenter does not import UIKit"),
  RuleText(
    "view-knows-no-store",
    .never(
      """
      view -> store
      store -> view
      """),
    "a view and a store never meet",
    why:
      "The view is tied to its presenter alone; a view that knows the model shows what no "
      + "presenter test sees.",
    fix: "Let the presenter read the store, and hand the view texts and flags.",
    source: "\"MVC/MVP/MVVM (Part 2)\""),
  RuleText(
    "view-asks-no-service",
    .never(
      """
      view -> service
      service -> view
      """),
    "a view never meets the network",
    why: "A view's two jobs are to call its presenter and to show what it is told.",
    fix: "Let the presenter send the request, and pass it a completion for the answer.",
    source: "\"MVC/MVP/MVVM (Part 2)\""),
  RuleText(
    "store-knows-nobody",
    .never(
      """
      store -> presenter: call, message, subscribe
      store -> scene
      store -> service
      """),
    "a store calls no presenter: it notifies, and asks no server",
    why:
      "A store that calls who asked, or leaves them out, knows them, and each new presenter must be told to it.",
    fix: "Notify every presenter that shows what changed; each tells its view what differs.",
    source: "\"MVC/MVP/MVVM (Part 2)\": the presenter holds the model, never the other way round"),
  RuleText(
    "silent-while-detached",
    .order("silent-while-detached"),
    "a presenter calls no view between detachView and attachView",
    why:
      "The block of a cell that is used for another row, or of a view that left, shows the one's data in the "
      + "other's place.",
    fix: "Have the view set its blocks again at each use, and forget them in detachView.",
    source: "\"MVC/MVP/MVVM (Part 2)\": the block captures the cell"),
  RuleText(
    "state-before-notify",
    .order("state-before-notify"),
    "a store notifies of a change only after the change",
    why:
      "An observer that is told of a change which is on no record is told of one that nobody can find, or of none "
      + "at all; and what decides something and is remembered elsewhere is seen by no test and in no trace.",
    fix: "Keep all that it remembers in its state, change that, and notify only where it is not as it was.",
    source: "\"MVC/MVP/MVVM (Part 2)\""),
]
