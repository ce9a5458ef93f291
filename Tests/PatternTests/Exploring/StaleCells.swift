import BlogDomain
import BlogViews
import MVCModel
import Runtime
import Scenario

@testable import HeadlessUI

/// MVC's blog app with a bug put in: what a like button of a row does is bound when the cell is first used, and not
/// again when the cell is used for another row.
final class StaleCells: App {
  private let app: MVCApp
  private let binder: StaleBinder

  init(window: Window, service: Service, user: Int, gallery: World.Gallery) {
    app = MVCApp(window: window, service: service, user: user, gallery: gallery)
    binder = StaleBinder(window)
  }

  func receive(_ push: Push) { app.receive(push) }
}

/// Stands between a table of blogs and whoever configures its cells.
private final class StaleBinder: Participant {
  init(_ window: Window) {
    super.init(window.runtime, .controller, name: "StaleBinder")
    let open = window.onOpen
    window.onOpen = Action("open", from: window, to: self) { [unowned window] binder, screen in
      open?(screen)
      if let profile = window.top as? ProfileView { binder.meddle(with: profile.blogs) }
    }
  }

  private func meddle(with table: TableView) {
    let configure = table.onConfigure
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { binder, request in
      guard let cell = request.cell as? BlogCell else { return }
      let isNew = cell.like.onTap == nil
      configure?(request)
      if isNew { binder.bind(cell, request.id) }
    }
  }

  /// Binds the button to the first row for good.
  private func bind(_ cell: BlogCell, _ first: Int) {
    let like = cell.like.onTap
    cell.like.onTap = Action("like", from: cell.like, to: self) { [unowned cell] _ in
      let id = cell.id
      cell.id = first
      like?()
      cell.id = id
    }
  }
}
