import BlogDomain
import Runtime

/// The view state store's value: everything about what is on the screen that the document does not say. Together
/// with the document it is enough to build the same screen again.
struct ViewState: Inspectable, Equatable {
  /// The stack of screens, the top one last.
  var screens: [Screen] = []
  /// The alerts: the first is shown, the others wait.
  private(set) var alerts: [Dialog] = []
  /// The toast shown.
  var toast: Toast?
  /// How many alerts and toasts there were, so that each has a number of its own.
  private var count = 0

  /// The screen at a place in the stack; nil where there is none.
  func screen(at index: Int) -> Screen? { screens.indices.contains(index) ? screens[index] : nil }

  /// The first row in sight of a table of the screen at a place in the stack.
  func firstRow(of table: String, at index: Int) -> Int { screen(at: index)?.firstRows[table] ?? 0 }

  /// The text in a field of the screen at a place in the stack.
  func text(in field: String, at index: Int) -> String { screen(at: index)?.texts[field] ?? "" }

  mutating func ask(_ question: String, beforeUnfollowing user: Int) {
    alerts.append(Dialog(number: nextNumber(), title: question, unfollows: user))
  }

  mutating func tell(_ notice: Notice) {
    switch notice {
    case .alert(let text): alerts.append(Dialog(number: nextNumber(), title: text, unfollows: nil))
    case .toast(let text): toast = Toast(number: nextNumber(), text: text)
    }
  }

  mutating func closeAlert() { if !alerts.isEmpty { alerts.removeFirst() } }

  private mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    for index in 0..<max(old.screens.count, new.screens.count) {
      inspector.element("screens", id: index, old.screen(at: index), new.screen(at: index))
    }
    inspector.list("alerts", old.alerts, new.alerts)
    inspector.field("toast", old.toast, new.toast)
    inspector.field("count", old.count, new.count)
  }
}

/// One screen of the stack.
struct Screen: Inspectable, Equatable, Loggable {
  /// What it shows. `feeds` is the number of its feeds in the document store; `gallery` and `search` are such
  /// numbers, too.
  enum Content: Equatable {
    case profile(user: Int, feeds: Int)
    case blog(Int)
    case following(feeds: Int)
    case suggested(feeds: Int)
    case voices(feeds: Int)
    case gallery(Int)
    case categories(search: Int)
  }

  let content: Content
  /// The first row in sight of each table that was scrolled, by the table's name.
  var firstRows: [String: Int] = [:]
  /// The text in each field that was typed in, by the field's name.
  var texts: [String: String] = [:]

  init(_ content: Content) { self.content = content }

  var logged: Logged { content.logged }

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.content, new.content)
    for table in new.firstRows.keys.sorted() {
      inspector.field("\(table).first", old.firstRows[table, default: 0], new.firstRows[table, default: 0])
    }
    for field in new.texts.keys.sorted() {
      inspector.field(field, old.texts[field, default: ""], new.texts[field, default: ""])
    }
  }
}

extension Screen.Content: Loggable {
  var logged: Logged {
    switch self {
    case .profile(let user, let feeds): .fields(["screen": "profile", "user": user, "feeds": feeds])
    case .blog(let blog): .fields(["screen": "blog", "blog": blog])
    case .following(let feeds): .fields(["screen": "following", "feeds": feeds])
    case .suggested(let feeds): .fields(["screen": "suggested", "feeds": feeds])
    case .voices(let feeds): .fields(["screen": "voices", "feeds": feeds])
    case .gallery(let gallery): .fields(["screen": "gallery", "gallery": gallery])
    case .categories(let search): .fields(["screen": "categories", "search": search])
    }
  }
}

/// Something that the person is asked or told.
struct Dialog: Equatable, Loggable {
  let number: Int
  let title: String
  /// Who is unfollowed if the answer is yes; nil where nothing is asked.
  let unfollows: Int?

  var logged: Logged { Logged.fields(["title": title, "unfollows": unfollows]).withoutNulls }
}

/// A passing message.
struct Toast: Equatable, Loggable {
  let number: Int
  let text: String

  var logged: Logged { text.logged }
}
