/// Runs the player at a terminal: reads keys, lets the model change, draws what follows from it.
struct PlaySession {
  private var model: PlayModel
  private let engine = PlayEngine()
  private var decoder = KeyDecoder()
  private var painter: FramePainter
  private let terminal: Terminal

  /// How long a lone ESC waits for the rest of a sequence, in milliseconds.
  private static let escapeTime = 50

  /// Takes the terminal.
  init(_ model: PlayModel, palette: Palette) throws(SystemError) {
    terminal = try Terminal()
    self.model = model
    painter = FramePainter(palette: palette)
  }

  /// Runs until the person quits. The terminal is given back in any case.
  /// - Returns: The model at the end.
  mutating func run() throws(SystemError) -> PlayModel {
    defer { terminal.leave() }
    _ = send(.resized(terminal.size))
    while true {
      // Whoever holds a key down sees where it leads, not every step of the way.
      if !terminal.hasInput { try terminal.write(painter.paint(model.frame)) }
      switch try terminal.wait(milliseconds: decoder.isPending ? Self.escapeTime : model.tickTime) {
      case .bytes(let bytes):
        for key in decoder.feed(bytes) where send(.key(key)) { return model }
      case .timeout:
        let keys = decoder.flush()
        if keys.isEmpty, send(.tick) { return model }
        for key in keys where send(.key(key)) { return model }
      case .changed:
        painter.forget()
        _ = send(.resized(terminal.size))
      case .suspend:
        terminal.suspend()
        painter.forget()
        _ = send(.resized(terminal.size))
      case .end: return model
      }
    }
  }

  /// Lets the model take a message, and does what it asks for.
  /// - Returns: Whether it asks for the end.
  private mutating func send(_ message: PlayMessage) -> Bool {
    for effect in model.update(message) {
      switch effect {
      case .quit: return true
      case .redraw: painter.forget()
      case .play, .findControls, .write:
        if let answer = engine.perform(effect, for: model), send(answer) { return true }
      }
    }
    return false
  }
}
