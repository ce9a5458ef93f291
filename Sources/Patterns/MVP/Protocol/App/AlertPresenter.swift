import BlogDomain
import Runtime

/// Where the person is told something, as its presenter knows it.
protocol AlertDisplay: Participant {
  /// Shows an alert, which a tap on any of its buttons closes.
  func showAlert(_ text: String, buttons: [String])
  func showToast(_ text: String)
}

/// Presents what the person must be told or asked, whichever screens are left by then: one alert at a time, while the
/// others wait.
final class AlertPresenter: Presenter, AttachablePresenter {
  private weak var view: (any AlertDisplay)?
  private lazy var queue = StateCell(of: self, AlertQueue())

  func attachView(_ view: any AlertDisplay) {
    traced {
      self.view = connect(view)
      showFirst()
    }
  }

  func detachView() { traced { view = nil } }

  /// Tells the person something.
  func tell(_ text: String) { traced(text) { add(text, buttons: [Strings.ok], answer: nil) } }

  /// Asks the person something.
  /// - Parameter answer: Told the title of the button that was tapped.
  func ask(_ text: String, buttons: [String], answer: Action<String>) {
    traced(text) { add(text, buttons: buttons, answer: answer) }
  }

  /// Says something in passing.
  func toast(_ text: String) { traced(text) { view?.showToast(text) } }

  /// A button of the alert that is up was tapped.
  func closed(by button: String) {
    traced(button) {
      guard let alert = queue.mutate({ $0.removeFirst() }) else { return }
      alert.answer?(button)
      showFirst()
    }
  }

  private func add(_ text: String, buttons: [String], answer: Action<String>?) {
    queue.mutate { $0.append(text, buttons, answer) }
    if queue.value.waiting.count == 1 { showFirst() }
  }

  private func showFirst() {
    if let alert = queue.value.waiting.first { view?.showAlert(alert.text, buttons: alert.buttons) }
  }
}

/// The alerts that the person has not closed, the one that is up first.
struct AlertQueue {
  /// One of them.
  struct Waiting {
    let text: String
    let buttons: [String]
    let answer: Action<String>?
  }

  private(set) var waiting: [Waiting] = []

  mutating func append(_ text: String, _ buttons: [String], _ answer: Action<String>?) {
    waiting.append(Waiting(text: text, buttons: buttons, answer: answer))
  }

  mutating func removeFirst() -> Waiting? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
