/// A key pressed at a terminal, or what was pasted there.
enum Key: Hashable, Sendable {
  /// A character typed; what is made of several scalars comes scalar by scalar.
  case text(Unicode.Scalar)
  /// A letter or sign together with Ctrl; letters are lower case.
  case control(Unicode.Scalar)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, pageUp, pageDown, home, end
  /// An arrow together with Shift.
  case shiftUp, shiftDown
  /// A text pasted, as one piece, where the terminal says so.
  case paste(String)
  /// A key that nothing is known of.
  case other
}
