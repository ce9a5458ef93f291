import BlogDomain
import Runtime

/// A search that its controller holds: what comes of it is view state only, so the model never hears of it.
final class OwnSearch: OwnState<CategorySearch, CategoriesController>, Search {
  init(_ network: ControllerNetworking, _ controller: CategoriesController) {
    super.init(network, of: controller, at: "categories", CategorySearch())
  }

  func type(_ text: String) {
    let query = change { $0.type(text) }
    controller.searchChanged()
    guard let query else { return }
    send(query.request, accepts: { $0.accepts(query) }) { [weak self] in self?.receive($0, query) }
  }

  private func receive(_ response: Response, _ query: CategorySearch.Query) {
    let notice = change { $0.receive(response, for: query) }
    controller.searchChanged()
    network.pass(notice)
  }
}
