package import BlogDomain
package import HeadlessUI
package import Runtime

/// MAVB with no view built: the adapters, and the binders' lists of attributes, consumed. An attribute says its value,
/// and what an event becomes; only what constructs views from them is left out.
package final class MAVBSeam {
  private let adapters: Adapters

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    adapters = Adapters(AppState(user: user, gallery: gallery), service: service)
  }

  private var sight: AttributeSight { AttributeSight(adapters) }

  private func send(_ message: (any AdapterMessage)?) {
    switch message {
    case let message as DocumentMessage: adapters.document.send(message)
    case let message as WindowMessage: adapters.window.send(message)
    case _: break
    }
  }

  package func open(_ screen: String) { send(sight.message("open", screen)) }

  package func tap(_ element: ElementName) {
    let part = element.container
    guard let row = element.row else { return tap(element.member ?? "", of: part) }
    guard let member = element.member else {
      return send(sight.id(of: row, in: part).flatMap { sight.message(of: part, "select", $0) })
    }
    send(sight.message(of: "\(part)[\(row)].\(member)", "tap"))
  }

  private func tap(_ member: String, of part: String) {
    switch member {
    case "retry": send(sight.message(of: part, "retry"))
    case "more": send(sight.message(of: part, "more.tap"))
    case _: send(sight.message(of: "\(part).\(member)", "tap"))
    }
  }

  package func answer(_ button: String) { send(sight.message(ofButton: button)) }

  package func back() { send(sight.message("back")) }

  package func pull(_ part: String) { send(sight.message(of: part, "pull")) }

  package func type(_ text: String, into element: ElementName) {
    send(sight.message(of: "\(element.container).\(element.member ?? "")", "change", text))
  }

  package func receive(_ push: Push) { adapters.document.send(.pushed(push)) }

  package var shown: Shown { sight.shown }
}
