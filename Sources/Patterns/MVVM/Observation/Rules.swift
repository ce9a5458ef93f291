public import Runtime

/// Who may act on whom in this pattern, one edge a line: `from role -> to role: kinds`.
///
/// What is not here is a violation: above all, a view model never calls a view, which learns of a change only by the
/// reading that it tracks, and a view never asks a store anything. What a view model computes is read through to the
/// store, and then it is the store's registrar that keeps the reading and fires it, though neither names the other:
/// a tracked reading's beginning, its end and its `onChange` are all that may pass between a view and a store.
/// Controllers navigate and make the next view model; view models ask the network themselves; an answer whose view
/// model is gone reaches nobody, but where it is a write's that is settled in the network's name.
public let rules = """
  view -> view: call, route, navigate, state
  view -> viewModel: call, read, subscribe, unsubscribe
  view -> store: subscribe, unsubscribe
  viewModel -> viewModel: call, state, read
  viewModel -> view: notify
  store -> view: notify
  viewModel -> store: call, read
  viewModel -> service: request
  service -> viewModel: response, call
  service -> service: response
  service -> store: call
  store -> store: state
  store -> player: call, subscribe
  player -> store: notify
  player -> player: state

  """

/// What must never happen. That a `state` comes before its `notify` is no rule here: `onChange` is fired before the
/// change, by whoever is about to change.
public let ruleTexts: [RuleText] = [
  RuleText(
    "viewmodel-knows-no-view",
    .never(
      "viewModel -> view: call, message, command, navigate, render, route, create, subscribe, unsubscribe"),
    "a view model reaches a view by notify only",
    why:
      "A view model that calls a view, or a controller, cannot be observed by another one or tested alone.",
    fix: "Make a property of it, and let the controller read that in updateUI().",
    source: "\"MVVM by KVO\": the view model never references the view"),
  RuleText(
    "view-knows-no-store",
    .never(
      """
      view -> store: call, message, command, request, read, create, route, notify
      store -> view: call, message, command, navigate, render, route, create, read, subscribe, unsubscribe
      controller -> store
      store -> controller
      """),
    "a view, or its controller, asks a store nothing, and a store does nothing to a view but fire what it tracks",
    why: "A screen that reads the model beside its view model shows what no test of the view model sees.",
    fix: "Let the view model read the store, and give the value as one of its own.",
    source: "\"MVVM by KVO\": the controller never references the model"),
  RuleText(
    "viewmodel-knows-no-ui-kit",
    .never("viewModel -> viewModel: render, navigate, screen"),
    "a view model never uses the UI kit",
    why: "A view model that shows or navigates by itself cannot be tested without a screen.",
    fix: "Set a property, and let the controller that reads it do so.",
    source: "\"MVVM by KVO\": a view model with UIKit is not MVVM"),
]
