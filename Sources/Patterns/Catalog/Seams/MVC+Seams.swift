package import MVC

extension MVCSeam: Seam {
  package static var holds: SeamHold { .state }
}

extension MVCControllerSeam: Seam {
  package static var holds: SeamHold { .state }
}

extension SeamSource {
  /// The model, which owns the network.
  static let mvcModel = SeamSource { MVCSeam($0.service, user: $0.user, gallery: $0.gallery) }
  /// Nothing: whoever owns the network is made with its views.
  static let mvcController = SeamSource { MVCControllerSeam($0.service, user: $0.user, gallery: $0.gallery) }
}
