import HeadlessUI

/// The alerts that the person has not closed: the first is up, the others wait.
struct AlertQueue {
  private(set) var alerts: [Alert] = []

  /// The alert that is up.
  var first: Alert? { alerts.first }

  mutating func append(_ alert: Alert) { alerts.append(alert) }

  /// Takes away the alert that is up.
  mutating func removeFirst() -> Alert? { alerts.isEmpty ? nil : alerts.removeFirst() }
}
