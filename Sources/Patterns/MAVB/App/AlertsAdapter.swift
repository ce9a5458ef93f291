import BlogDomain
import Runtime

/// Holds what the person is told and asked: the first is shown, the others wait.
final class AlertsAdapter: Adapter<AlertsReducer> {}

struct AlertsState: Inspectable {
  /// Something that the person is told or asked.
  struct Dialog: Equatable, Loggable {
    enum Content: Equatable {
      /// A message with one button.
      case notice
      /// Whether to stop following somebody.
      case unfollow(Int)
    }

    let number: Int
    let title: String
    let content: Content

    var logged: Logged { title.logged }
  }

  private(set) var dialogs: [Dialog] = []
  /// How many there were, so that each has a number of its own.
  private var count = 0

  mutating func add(_ title: String, _ content: Dialog.Content) {
    count += 1
    dialogs.append(Dialog(number: count, title: title, content: content))
  }

  /// Takes away the dialog shown, where it is this one.
  mutating func close(_ number: Int) -> Dialog? {
    dialogs.first?.number == number ? dialogs.removeFirst() : nil
  }

  static func inspect(_ old: AlertsState, _ new: AlertsState, with inspector: inout Inspector) {
    inspector.field("alerts", old.dialogs, new.dialogs)
    inspector.field("count", old.count, new.count)
  }
}

enum AlertsMessage: AdapterMessage {
  case told(String)
  case asked(String, unfollow: Int)
  case answered(Int, button: String)

  var name: String {
    switch self {
    case .told: "told"
    case .asked: "asked"
    case .answered: "answered"
    }
  }

  var content: Logged? {
    switch self {
    case .told(let text), .asked(let text, _), .answered(_, let text): text.logged
    }
  }
}

/// What the person decided.
enum AlertsOutput: Equatable {
  case unfollow(Int)
}

/// What a message makes of the alerts.
enum AlertsReducer: Reducer {
  typealias Output = AlertsOutput

  static let unfollow = "Unfollow"

  static func reduce(_ state: inout AlertsState, _ message: AlertsMessage) -> [Effect<Self>] {
    switch message {
    case .told(let text):
      state.add(text, .notice)
      return []
    case .asked(let question, let user):
      state.add(question, .unfollow(user))
      return []
    case .answered(let number, let button):
      guard case .unfollow(let user) = state.close(number)?.content, button == unfollow else { return [] }
      return [.output(.unfollow(user))]
    }
  }
}
