package import TEA

extension TEASeam: Seam {
  package static var holds: SeamHold { .told }
}

extension SeamSource {
  /// Update, view and subscriptions: pure functions of a value.
  static let tea = SeamSource {
    TEASeam($0.runtime, $0.server, user: $0.user, gallery: $0.gallery)
  }
}
