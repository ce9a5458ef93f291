import HeadlessUI
import Runtime

extension AlertQueue: Inspectable {
  /// Compares the alerts by their titles.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.alerts.map(\.title), new.alerts.map(\.title))
  }
}
