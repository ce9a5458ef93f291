package import MVVMSignal

extension SignalSeam: Seam {
  package static var holds: SeamHold { .told }
}

extension SeamSource {
  /// View models made of signals.
  static let mvvmSignal = SeamSource { SignalSeam($0.service, user: $0.user, gallery: $0.gallery) }
}
