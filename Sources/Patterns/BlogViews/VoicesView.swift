public import HeadlessUI
public import Runtime

/// What there is to listen to.
public final class VoicesView: ScreenView {
  /// The voices.
  public let voices: VoiceTable

  /// Loads the screen.
  /// - Parameter cell: Makes a voice's cell; a pattern may give its cells a class of their own.
  public init(_ runtime: Runtime, cell: @escaping (Runtime) -> VoiceCell = VoiceCell.init) {
    voices = VoiceTable(runtime, cell: cell)
    super.init(runtime, "voices", [voices])
  }
}

/// The table of voices.
public final class VoiceTable: TableView {
  init(_ runtime: Runtime, cell: @escaping (Runtime) -> VoiceCell) {
    super.init(
      runtime, "voices", emptyText: "No voices yet", errorText: "Could not load voices", cell: cell)
  }
}

/// A voice's row: a tap plays or pauses it.
open class VoiceCell: Cell {
  /// The headline.
  public let title: Label
  /// How far it is.
  public let state: Label

  /// Loads the cell.
  public init(_ runtime: Runtime) {
    title = Label(runtime, ".title")
    state = Label(runtime, ".state")
    super.init(runtime, [title, state])
  }
}
