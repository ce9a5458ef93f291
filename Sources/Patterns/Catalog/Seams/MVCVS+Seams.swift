package import MVCVS
package import Runtime

extension MVCVSSeam: Seam {
  package static var holds: SeamHold { .state }

  package func part(saying path: String) -> NeedsViews? { controller(saying: path) }
}

extension SeamSource {
  /// The document store and the view state store.
  static let mvcvs = SeamSource { MVCVSSeam($0.service, user: $0.user, gallery: $0.gallery) }
}
