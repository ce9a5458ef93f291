public import ArchTrace
public import Runtime

/// A part of a screen whose content is loaded: shows the content, or that it is loading, empty or in error.
open class ContentView: View {
  /// How far the content is.
  public var state = LoadState.loading {
    didSet {
      guard state != oldValue, runtime.isRecording else { return changed(".state", oldValue, state) }
      let path = path
      var changes = [Change(path + ".state", old: oldValue.logged, new: state.logged)]
      for view in subviews where !view.isHidden && conceals(view, in: oldValue) && !conceals(view) {
        changes += view.allShown()
      }
      changed(changes)
    }
  }

  /// Whether the content is being loaded again while it is shown.
  public var isRefreshing = false {
    didSet { changed(".refreshing", oldValue, isRefreshing) }
  }

  /// The wire that a pull to refresh goes through.
  public var onPull: Action<Void>?

  /// The button shown in the error state.
  public let retry: RetryButton

  private let emptyText: String
  private let errorText: String

  /// Makes a content view, loading.
  /// - Parameters:
  ///   - emptyText: What it says where there is nothing.
  ///   - errorText: What it says where nothing could be loaded.
  ///   - content: What it shows when loaded.
  public init(
    _ runtime: Runtime, _ element: String, axis: Axis = .vertical, emptyText: String = "", errorText: String,
    _ content: [View] = []
  ) {
    self.emptyText = emptyText
    self.errorText = errorText
    retry = RetryButton(runtime)
    super.init(runtime, element, axis: axis, content + [retry])
  }

  open override func conceals(_ subview: View) -> Bool { conceals(subview, in: state) }

  private func conceals(_ subview: View, in state: LoadState) -> Bool {
    subview === retry ? state != .error : state != .loaded && concealsContent
  }

  /// Whether the content is left out until it is loaded.
  var concealsContent: Bool { true }

  /// What stands in the content's place.
  var placeholder: String? {
    switch state {
    case .loading: "Loading…"
    case .loaded: nil
    case .empty: emptyText
    case .error: errorText
    }
  }

  open override var text: String? { isRefreshing ? "Refreshing…" : placeholder }

  open override var shown: [(suffix: String, value: TraceValue)] {
    [(".state", state.logged)] + (isRefreshing ? [(".refreshing", .bool(true))] : [])
  }

  open override func read(_ property: String) -> TraceValue? {
    switch property {
    case "state": state.logged
    case "refreshing": .bool(isRefreshing)
    case _: nil
    }
  }
}

/// The button under an error that asks again.
public final class RetryButton: Button {
  init(_ runtime: Runtime) { super.init(runtime, ".retry", "Retry") }
}
