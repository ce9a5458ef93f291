public import HeadlessUI

/// An app that can be put back where it was.
public protocol RestorableApp: App {
  /// What is restored from: the name that its pattern has for it, for a person ("the view state", "the state value",
  /// "the root adapter's state").
  static var snapshotName: String { get }
  /// Builds a fresh tree of views in `window` from what the app holds now, without asking anything of the network;
  /// the copy lives as long as what is returned.
  func restored(in window: Window) -> AnyObject
}
