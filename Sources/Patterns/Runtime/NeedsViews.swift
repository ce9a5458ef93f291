/// Why a test cannot hold something where no view is built: it is decided by a part that is made with its views.
package struct NeedsViews: Error {
  /// The part's type.
  package let part: String

  /// Says so of a part, which was just made: how many views that took is counted.
  package init(_ part: AnyObject) { self.part = _typeName(type(of: part), qualified: false) }
}
