public import ArchTrace
public import BlogDomain

/// One thing that a person or the world does, or an expectation of what a person sees.
public struct Step: Hashable, Sendable {
  /// What is done.
  public var action: Action
  /// Milliseconds after the step before began; nil where the step waits until all before it has settled.
  public var after: Int?
  /// Where the step stands in its file: `steps[3]`, `steps[3].steps[0]`.
  public var place: String

  /// Makes a step.
  public init(_ action: Action, after: Int? = nil, place: String = "") {
    self.action = action
    self.after = after
    self.place = place
  }
}

extension Step {
  /// The step, with nothing expected.
  var withoutExpectations: Step {
    var step = self
    if case .expect = action { step.action = .expect([]) }
    if case .repeat(let count, let steps) = action {
      step.action = .repeat(count, steps.map(\.withoutExpectations))
    }
    return step
  }

  /// What a step does.
  public enum Action: Hashable, Sendable {
    /// The app shows a screen.
    case open(ScreenName)
    /// A person taps a button or a row.
    case tap(ElementPath)
    /// A person taps the button of this title in the alert shown.
    case alert(String)
    /// A person goes back.
    case back
    /// A person pulls this part down to refresh it.
    case pull(Pullable)
    /// A person scrolls until row `to` is the first visible.
    case scroll(TableName, to: Int)
    /// A person replaces the text of a field.
    case type(String, into: ElementPath)
    /// A screen's view leaves the window.
    case detach(ScreenName)
    /// A screen's view comes back into the window.
    case attach(ScreenName)
    /// The server changes something by itself and tells the client.
    case push(Push)
    /// The next step that waits for quiet begins no sooner than this many milliseconds later; where none comes, the
    /// app is quit no sooner.
    case wait(Int)
    /// What a person should see now, in the order of the file.
    case expect([Expectation])
    /// The steps, this many times.
    case `repeat`(Int, [Step])
  }
}

/// One thing that a person should see.
public struct Expectation: Hashable, Sendable {
  /// Where to look.
  public var path: ElementPath
  /// What should be there.
  public var value: TraceValue

  /// Makes an expectation.
  public init(_ path: ElementPath, _ value: TraceValue) {
    self.path = path
    self.value = value
  }
}

/// The screens of the app.
public enum ScreenName: String, Hashable, Sendable, CaseIterable {
  case profile, blog, following, suggested, voices, gallery, categories

  /// The screens that can be opened by name; a blog is opened by its row.
  public static let openable = allCases.filter { $0 != .blog }
}

/// What can be pulled down to refresh.
public enum Pullable: String, Hashable, Sendable, CaseIterable {
  case header, blogs, drafts, following, suggested
}

/// What can be scrolled.
public enum TableName: String, Hashable, Sendable, CaseIterable {
  case blogs, drafts, following, suggested, voices
}
