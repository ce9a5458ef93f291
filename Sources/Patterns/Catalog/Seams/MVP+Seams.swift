package import MVP

extension MVPSeam: Seam {
  package static var holds: SeamHold { .told }
}

extension SeamSource {
  /// Presenters with fake views, which set blocks.
  static let mvpBlock = SeamSource { MVPSeam(.block, $0.service, user: $0.user, gallery: $0.gallery) }
}
