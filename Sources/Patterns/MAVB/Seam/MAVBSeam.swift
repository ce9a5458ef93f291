package import BlogDomain
package import HeadlessUI
package import Runtime

/// MAVB with no view built: the adapters, and the binders' lists of bindings, consumed. A binding says its value and
/// what an event becomes; only what constructs views from them is left out.
package final class MAVBSeam {
  private let adapters: Adapters

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    adapters = Adapters(AppState(user: user, gallery: gallery), service: service)
  }

  private var sight: BindingSight { BindingSight(adapters) }

  private func send(_ message: (any AdapterMessage)?) {
    switch message {
    case let message as DocumentMessage: adapters.document.send(message)
    case let message as StackMessage: adapters.stack.send(message)
    case let message as AlertsMessage: adapters.alerts.send(message)
    case _: break
    }
  }

  package func open(_ screen: String) { send(sight.window("open")?.message(screen)) }

  package func tap(_ element: ElementName) {
    let part = element.container
    guard let row = element.row else {
      let member = element.member ?? ""
      return send(sight.event(part, member == "retry" ? "retry" : "\(member).tap")?.message())
    }
    guard let member = element.member else {
      return send(sight.id(of: row, in: part).flatMap { sight.event(part, "select")?.message($0) })
    }
    send(sight.event("\(part)[\(row)]", "\(member).tap")?.message())
  }

  package func answer(_ button: String) {
    guard let alert = adapters.alerts.state.dialogs.first else { return }
    send(AlertsMessage.answered(alert.number, button: button))
  }

  package func back() { send(sight.window("back")?.message()) }

  package func pull(_ part: String) { send(sight.event(part, "pull")?.message()) }

  package func type(_ text: String, into element: ElementName) {
    send(sight.event(element.container, "\(element.member ?? "").change")?.message(text))
  }

  package func receive(_ push: Push) { adapters.document.send(.pushed(push)) }

  package var shown: Shown { sight.shown }
}
