package import MVVMKeyValue

extension KeyValueSeam: Seam {
  package static var holds: SeamHold { .told }
}

extension SeamSource {
  /// View models whose values have key paths.
  static let mvvmKeyValue = SeamSource {
    KeyValueSeam($0.service, user: $0.user, gallery: $0.gallery)
  }
}
