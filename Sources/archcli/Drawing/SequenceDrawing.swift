import ArchTrace

/// A trace, or some of it, as a sequence diagram: what every format writes from.
struct SequenceDrawing: Equatable {
  /// Who acts: a participant, or all of a role.
  struct Lane: Equatable {
    /// Its name.
    var title: String
    /// The role of a participant; who is in a role. Nil where there is nothing to add.
    var subtitle: String?
    /// Whether it is a person or the world, rather than a part of the app.
    var isOutside = false
  }

  /// A step of the scenario begins.
  struct Step: Equatable {
    /// Its number.
    var number: Int
    /// What opened it: `header.follow`. Empty where that is not in the trace.
    var title: String
    /// When, in virtual milliseconds.
    var time: Int

    /// `step 4: header.follow, t=300`.
    var text: String { "step \(number)\(title.isEmpty ? "" : ": \(title)"), t=\(time)" }
  }

  /// An event, in words.
  struct Label: Equatable {
    /// Its place in the trace.
    var id: EventID
    /// When, in virtual milliseconds.
    var time: Int
    /// The kind's name.
    var kind: String
    /// What happened, in one line: `toggleFollow(user: 7)`.
    var what: String
    /// What changed, where that is more than one thing.
    var changes: [String] = []

    /// `4.3 call toggleFollow(user: 7)`.
    var text: String { what.isEmpty ? "\(id) \(kind)" : "\(id) \(kind) \(what)" }
  }

  /// How a message is drawn.
  enum Line: Equatable {
    /// It is handled where it is sent.
    case solid
    /// It comes later than what led to it: an answer, a timer.
    case dashed
    /// An answer to somebody who is gone.
    case lost
  }

  /// From top to bottom.
  enum Item: Equatable {
    /// A step begins; nobody is active here.
    case step(Step)
    /// One lane acts on another, or on itself.
    case message(Label, from: Int, to: Int, Line)
    /// Something happens within a lane: a state changes, a view.
    case note(Label, lane: Int)
    /// A lane begins to handle the message before.
    case activate(Int)
    /// A lane ends what it began last.
    case deactivate(Int)
  }

  /// What is drawn: `mvvm/signal, blog-follow, step 4`.
  var title: String
  /// Who acts, from left to right in order of appearance.
  var lanes: [Lane] = []
  /// What happens, from top to bottom. Every activation ends, before the next step at the latest.
  var items: [Item] = []
  /// Why the drawing ends before the trace should; nil for a whole one.
  var flaw: String?

  /// How many messages there are.
  var messageCount: Int {
    items.count { if case .message = $0 { true } else { false } }
  }
}
