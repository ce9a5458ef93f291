package import MAVB

extension MAVBSeam: Seam {
  package static var holds: SeamHold { .told }
}

extension SeamSource {
  /// Adapters, and binding lists consumed.
  static let mavb = SeamSource { MAVBSeam($0.service, user: $0.user, gallery: $0.gallery) }
}
