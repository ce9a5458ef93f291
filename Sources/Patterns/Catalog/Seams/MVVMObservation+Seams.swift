package import MVVMObservation

extension ObservationSeam: Seam {
  package static var holds: SeamHold { .told }
}

extension SeamSource {
  /// View models whose values are tracked.
  static let mvvmObservation = SeamSource {
    ObservationSeam($0.service, user: $0.user, gallery: $0.gallery)
  }
}
