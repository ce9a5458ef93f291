public import Runtime

/// Who may act on whom in this pattern, one edge a line: `from role -> to role: kinds`.
///
/// What is not here is a violation: above all, a view model never calls a view, which learns of a change only by the
/// key path that it observes, and a view never reaches a store. Controllers navigate and make the next view model;
/// view models ask the network themselves; an answer whose view model is gone reaches nobody, but where it is a write's
/// that is settled in the network's name. A view model that spans others observes their key paths.
public let rules = """
  view -> view: call, route, navigate, state
  view -> viewModel: call, subscribe, unsubscribe, read
  viewModel -> viewModel: state, read, subscribe, unsubscribe, notify
  viewModel -> view: notify
  viewModel -> store: call, subscribe, unsubscribe, read
  viewModel -> service: request
  service -> viewModel: response
  service -> service: response
  service -> store: call
  store -> store: state
  store -> viewModel: notify
  store -> player: call, subscribe
  player -> store: notify
  player -> player: state

  """

/// What must never happen, and what only in a certain order. That a store tells first is no rule here: a view model
/// owns its request and its data, and is told by the store only of what other screens must know, too.
public let ruleTexts: [RuleText] = [
  RuleText(
    "viewmodel-knows-no-view",
    .never(
      "viewModel -> view: call, message, command, navigate, render, route, create, subscribe, unsubscribe"),
    "a view model reaches a view by notify only",
    why:
      "A view model that calls a view, or a controller, cannot be observed by another one or tested alone.",
    fix: "Make a property of it, and let the controller observe its key path.",
    source: "\"MVVM by KVO\": the view model never references the view"),
  RuleText(
    "view-knows-no-store",
    .never(
      """
      view -> store
      store -> view
      controller -> store
      store -> controller
      """),
    "a view, or its controller, and a store never meet",
    why: "A screen that reads the model beside its view model shows what no test of the view model sees.",
    fix: "Let the view model read the store, and give the value as one of its own.",
    source: "\"MVVM by KVO\": the controller never references the model"),
  RuleText(
    "viewmodel-knows-no-ui-kit",
    .never("viewModel -> viewModel: render, navigate, screen"),
    "a view model never uses the UI kit",
    why: "A view model that shows or navigates by itself cannot be tested without a screen.",
    fix: "Set a property, and let the controller that observes it do so.",
    source: "\"MVVM by KVO\": a view model with UIKit is not MVVM"),
  RuleText(
    "state-before-notify",
    .order("state-before-notify"),
    "a store notifies of a change only after the change",
    why:
      "An observer that is told of a change which is on no record is told of one that nobody can find, or of none "
      + "at all; and what decides something and is remembered elsewhere is seen by no test and in no trace.",
    fix: "Keep all that it remembers in its state, change that, and notify only where it is not as it was.",
    source: "\"MVVM by KVO\": the data is set, then the status that is observed"),
]
