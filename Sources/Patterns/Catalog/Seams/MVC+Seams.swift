package import MVCController
package import MVCModel

extension MVCModel.MVCSeam: Seam {
  package static var holds: SeamHold { .state }
}

extension MVCController.MVCSeam: Seam {
  package static var holds: SeamHold { .state }
}

extension SeamSource {
  /// The model, which owns the network.
  static let mvcModel = SeamSource { MVCModel.MVCSeam($0.service, user: $0.user, gallery: $0.gallery) }
  /// Nothing: whoever owns the network is made with its views.
  static let mvcController = SeamSource {
    MVCController.MVCSeam($0.service, user: $0.user, gallery: $0.gallery)
  }
}
