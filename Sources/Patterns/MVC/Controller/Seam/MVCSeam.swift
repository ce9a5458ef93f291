package import BlogDomain
import BlogViews
package import HeadlessUI
package import Runtime

/// `mvc/controller` with no view built: nothing. The model can be told what a server answered, but who asks, and
/// holds what is listed, is a controller; and a controller is made with its views.
package final class MVCSeam {
  private let parts: MVCParts

  /// Sets it up.
  package init(_ service: Service, user: Int, gallery: World.Gallery) {
    parts = MVCParts(BlogStore(service.runtime), service, user: user, gallery)
  }

  /// Its controllers would load what it shows; which of them is needed shows in what is asked of them.
  package func open(_ screen: String) {}

  package func tap(_ element: ElementName) throws { throw parts.part(saying: element.container) }

  package func answer(_ button: String) throws { throw parts.root() }

  package func back() throws { throw parts.root() }

  package func pull(_ part: String) throws { throw parts.part(saying: part) }

  package func type(_ text: String, into element: ElementName) throws {
    throw parts.part(saying: element.container)
  }

  package func receive(_ push: Push) throws { throw parts.header() }

  package var shown: Shown { Shown() }

  package func part(saying path: String) -> NeedsViews? { parts.part(saying: path) }
}
