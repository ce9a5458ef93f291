package import MVPProtocol

extension MVPProtocolSeam: Seam {
  package static var holds: SeamHold { .told }
}

extension LocalNetwork: MVPProtocol.Network {}

extension SeamSource {
  /// Presenters with fake views, which they know by protocols.
  static let mvpProtocol = SeamSource {
    MVPProtocolSeam($0.service, user: $0.user, gallery: $0.gallery)
  }
  /// The same, whose answers come from the device.
  static let mvpProtocolLocal = SeamSource {
    MVPProtocolSeam(LocalNetwork($0), user: $0.user, gallery: $0.gallery)
  }
}
