/// Who may act on whom in this pattern, one edge a line: `from role -> to role: kinds`.
///
/// What is not here is a violation: above all, a view model never calls a view, which learns of a change only
/// by what it bound to, and a view never reaches a store. An alert's button goes from the window straight to the
/// view model that asked, by a block that whoever presented it made.
///
/// These hold of every variant; `viewModel -> view: notify` is a signal, a key path or a tracked reading.
private let shared = """
  view -> view: call, route, navigate
  view -> viewModel: call, subscribe, unsubscribe
  viewModel -> view: notify
  viewModel -> store: call, subscribe, unsubscribe
  store -> viewModel: notify
  store -> service: request
  service -> store: call, response
  store -> player: call, subscribe
  player -> store: notify

  """

/// What a coordinator adds: it alone makes view models and moves between screens.
private let coordinator = """
  view -> coordinator: call
  viewModel -> coordinator: notify
  coordinator -> view: call, navigate
  coordinator -> viewModel: call, subscribe, unsubscribe

  """

/// What a view model adds that is told of its parts' values, to derive its own.
private let parts = """
  viewModel -> viewModel: subscribe, unsubscribe, notify
  """

/// The edges of `mvvm/signal`.
public let signalRules = shared + coordinator + parts

/// The edges of `mvvm/kvo`: controllers navigate, and a view model makes the one of the screen that follows.
public let keyValueRules = shared + parts

/// The edges of `mvvm/observation`: as for key paths, but what is derived is computed when it is read, so that no
/// view model is told of another's values.
public let observationRules = shared
