/// Something that a trace of a pattern keeps: what `check` looks for, `explain` explains and `list rules` lists.
public struct Rule: Hashable, Sendable {
  /// How grave it is that it is broken.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The trace does not conform.
    case error
    /// Worth a look; the trace conforms.
    case warning
  }

  /// What it is that is looked for.
  public enum Check: Hashable, Sendable {
    /// Whoever acts on whom does so along one of the pattern's edges.
    case edge
    /// Nobody acts so: one edge a line, `from -> to: kinds`, where `*` is any role, and no kinds are all.
    case never(String)
    /// Something happens only after, or because of, something else.
    case order(OrderCheck)
    /// Nothing happens to whoever was destroyed.
    case life
    /// Every participant has a role.
    case role
    /// Every event has a kind that this version knows.
    case kind
  }

  /// Its name, which never changes: `mvvm.viewmodel-knows-no-view`.
  public var id: String
  /// How grave it is.
  public var severity: Severity
  /// What it says, in one sentence without a full stop.
  public var statement: String
  /// Why it is there.
  public var why: String
  /// What to do where it is broken.
  public var fix: String
  /// Where it comes from.
  public var source: String
  /// What is looked for.
  public var check: Check

  /// Makes a rule.
  public init(
    id: String, severity: Severity = .error, statement: String, why: String, fix: String, source: String,
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.statement = statement
    self.why = why
    self.fix = fix
    self.source = source
    self.check = check
  }
}

/// What may have to happen before, or because of, what.
public enum OrderCheck: String, Hashable, Sendable, CaseIterable {
  /// A render or a navigation has a `notify` among its causes, unless a view answers its own input or timer.
  case screenUnderNotify = "screen-under-notify"
  /// In a turn of a driver, requests leave after the virtual view was asked, and nothing is patched after them.
  case commandsAfterPatch = "commands-after-patch"
  /// A driver's state changes only in a turn, after the update function was asked.
  case stateInUpdate = "state-in-update"
  /// The screen is patched only in a driver's turn that changed the state, after the virtual view was asked.
  case renderAfterState = "render-after-state"
  /// In a turn of a driver, as many requests and orders to a player go out as commands were returned, and none elsewhere.
  case effectsFromCommands = "effects-from-commands"
  /// A view model that had a store change tells of nothing before that store has.
  case storeTellsFirst = "store-tells-first"
  /// A presenter calls no view between `detachView` and `attachView`.
  case silentWhileDetached = "silent-while-detached"
  /// A store, a view state or an adapter notifies only after a `state` of its own, in what it was asked last. Held
  /// against those that have put any state on record, and not against what is told at once to whoever subscribes.
  case stateBeforeNotify = "state-before-notify"
  /// An adapter's state changes only under a message to it.
  case stateUnderMessage = "state-under-message"
  /// Under one message an adapter asks the network and the player only after it told of what changed; what is told at
  /// once to whoever subscribes may come later.
  case effectsAfterBindings = "effects-after-bindings"
}

/// Who may act on whom, and how.
public struct RoleEdge: Hashable, Sendable {
  /// The role of who acts; `*` for any.
  public var from: String
  /// The role of whom it acts on; `*` for any.
  public var to: String
  /// How; empty for any way.
  public var kinds: [EventKind]
}

/// A table of edges, or a rule, that cannot be read.
public struct RuleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var description: String

  /// Makes an error.
  public init(description: String) { self.description = description }
}

extension RoleEdge {
  /// Reads a table, one edge a line: `from role -> to role: kind, kind`.
  /// - Throws: `RuleError` with the line that is none.
  public static func parse(_ table: String) throws(RuleError) -> [RoleEdge] {
    var edges: [RoleEdge] = []
    for line in table.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "," || $0 == ":" }.map(String.init)
      if words.isEmpty { continue }
      guard words.count >= 3, words[1] == "->" else {
        throw RuleError(description: "no edge 'from -> to: kinds': \(line)")
      }
      let kinds = words.dropFirst(3).map { EventKind(name: $0) }
      for case .other(let kind) in kinds {
        throw RuleError(description: "no kind of event: \(kind)")
      }
      edges.append(RoleEdge(from: words[0], to: words[2], kinds: kinds))
    }
    return edges
  }
}
