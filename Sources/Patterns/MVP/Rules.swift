public import Runtime

/// Who may act on whom in MVP, and how: one edge a line, `from role -> to role: kinds`.
///
/// The presenter speaks to views only by calls, and the view to nobody but its presenter, its own controls and,
/// up the responder chain, its scene. The service calls the store where the server pushes, and, like the scene,
/// where it brings the answer to a write whose presenter is gone.
///
/// They hold of both variants: a call through the view's protocol, through a block that the view set and through a
/// completion that it passed are all calls of the presenter. In `block` a view calls its presenter at each reuse of
/// a cell too, to have the row's block bound.
public let rules = """
  view -> view: call, route, navigate, state
  view -> scene: call, route
  view -> presenter: call
  presenter -> presenter: call, state, read
  presenter -> view: call
  presenter -> store: call, subscribe, unsubscribe, read
  presenter -> service: request
  presenter -> scene: call
  service -> presenter: response
  service -> service: response
  service -> store: call
  service -> scene: call
  store -> store: state
  store -> presenter: notify
  store -> player: call, subscribe, unsubscribe
  player -> store: notify
  player -> player: state
  scene -> scene: call, route, state
  scene -> view: call, render, navigate
  scene -> presenter: call, read
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
    fix: "Call a method of the view's protocol, or tell the scene, which navigates.",
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
    fix: "Let the presenter read the store, and hand the view texts and view data.",
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
    fix: "Let the presenter send the request, and tell the view of the answer.",
    source: "\"MVC/MVP/MVVM (Part 2)\""),
  RuleText(
    "silent-while-detached",
    .order("silent-while-detached"),
    "a presenter calls no view between detachView and attachView",
    why:
      "Whoever is gone from the screen may be gone from memory, and what it is told now it will "
      + "be told again when it comes back.",
    fix: "Ask in the presenter whether a view is attached, and replay the state in attachView.",
    source: "\"A Swift MVP walkthrough\": attachView and detachView"),
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
