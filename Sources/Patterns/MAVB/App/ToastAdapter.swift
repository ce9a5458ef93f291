import BlogDomain
import Runtime

/// Holds the passing message that is shown.
final class ToastAdapter: Adapter<ToastReducer> {}

struct ToastState: Inspectable {
  private(set) var text: String?
  /// How many toasts there were, so that an old one's time does not end a newer one.
  private var number = 0

  /// Shows a text in place of the one shown.
  /// - Returns: Its number.
  mutating func show(_ text: String) -> Int {
    self.text = text
    number += 1
    return number
  }

  mutating func expire(_ number: Int) {
    if self.number == number { text = nil }
  }

  static func inspect(_ old: ToastState, _ new: ToastState, with inspector: inout Inspector) {
    inspector.field("toast", old.text, new.text)
    inspector.field("number", old.number, new.number)
  }
}

enum ToastMessage: AdapterMessage {
  case told(String)
  case expired(Int)

  var name: String {
    switch self {
    case .told: "told"
    case .expired: "expired"
    }
  }

  var content: Logged? {
    switch self {
    case .told(let text): text.logged
    case .expired: nil
    }
  }
}

/// What a message makes of the toast.
enum ToastReducer: Reducer {
  static func reduce(_ state: inout ToastState, _ message: ToastMessage) -> [Effect<Self>] {
    switch message {
    case .told(let text): return [.after(Notice.toastTime, "toast", .expired(state.show(text)))]
    case .expired(let number):
      state.expire(number)
      return []
    }
  }
}
