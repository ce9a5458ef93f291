/// How far long work is, in one line of a terminal that is written over; nothing elsewhere.
struct SearchProgress {
  private let context: Context
  private let isShown: Bool
  private let began = ContinuousClock.now
  private var last = Duration.zero
  private var isWritten = false

  init(_ context: Context, isQuiet: Bool) {
    self.context = context
    isShown = !isQuiet && context.isTerminal.err()
  }

  /// How long the work has taken so far.
  var elapsed: Duration { ContinuousClock.now - began }

  /// Says how far the work is, after a second and not too often.
  mutating func show(_ text: String) {
    let now = elapsed
    guard isShown, now >= .seconds(1), now - last >= .milliseconds(200) else { return }
    last = now
    isWritten = true
    context.err.write("\r\(text)\u{1b}[K")
  }

  /// Leaves the line empty.
  mutating func clear() {
    if isWritten { context.err.write("\r\u{1b}[K") }
    isWritten = false
  }
}
