import BlogDomain
import Runtime

/// The adapters of the app, connected. What they hold is all that there is to know.
struct Adapters {
  let document: DocumentAdapter
  let stack: StackAdapter
  let alerts: AlertsAdapter
  let toast: ToastAdapter

  init(_ state: AppState, service: Service) {
    document = DocumentAdapter(state.document, service: service)
    stack = StackAdapter(state.stack, service: service)
    alerts = AlertsAdapter(state.alerts, service: service)
    toast = ToastAdapter(state.toast, service: service)
    connect()
  }

  private func connect() {
    stack.connect("feeds", to: document) { output in
      switch output {
      case .opened(let feeds): .opened(feeds)
      case .closed(let feeds): .closed(feeds)
      case .openedGallery(let screen, let mode): .openedGallery(screen: screen, mode)
      case .closedGallery(let screen): .closedGallery(screen: screen)
      case .tell: nil
      }
    }
    document.connect("rows", to: stack) { output in
      if case .shortened(let feed, let rows) = output { .shortened(feed, rows) } else { nil }
    }
    document.connect("alerts", to: alerts) { output in
      switch output {
      case .tell(.alert(let text)): .told(text)
      case .ask(let question, let user): .asked(question, unfollow: user)
      case .tell(.toast), .shortened: nil
      }
    }
    document.connect("toast", to: toast) { output in
      if case .tell(.toast(let text)) = output { .told(text) } else { nil }
    }
    stack.connect("alerts", to: alerts) { output in
      if case .tell(.alert(let text)) = output { .told(text) } else { nil }
    }
    alerts.connect("confirmed", to: document) { output in
      switch output {
      case .unfollow(let user): .unfollow(user)
      }
    }
  }

  /// What they hold now.
  var state: AppState {
    AppState(document: document.state, stack: stack.state, alerts: alerts.state, toast: toast.state)
  }
}
