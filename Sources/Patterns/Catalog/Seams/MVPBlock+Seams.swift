package import MVPBlock

extension MVPBlockSeam: Seam {
  package static var holds: SeamHold { .told }
}

extension LocalNetwork: MVPBlock.Network {}

extension SeamSource {
  /// Presenters with fake views, which set blocks.
  static let mvpBlock = SeamSource { MVPBlockSeam($0.service, user: $0.user, gallery: $0.gallery) }
  /// The same, whose answers come from the device.
  static let mvpBlockLocal = SeamSource {
    MVPBlockSeam(LocalNetwork($0), user: $0.user, gallery: $0.gallery)
  }
}
