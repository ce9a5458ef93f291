/// Everything that the app knows and shows: the states of all its adapters.
struct AppState {
  var document = DocumentState()
  var stack: StackState
  var alerts = AlertsState()
  var toast = ToastState()

  init(user: Int) { stack = StackState(user: user) }
}
