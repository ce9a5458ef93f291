public import Runtime
public import Scenario

/// A UI architecture in which the blog app can be run.
public struct Pattern: Sendable, CustomStringConvertible {
  /// Its name in commands and traces: `mvc`.
  public let name: String
  /// The name of this variant; nil where the pattern has one form only.
  public let variant: String?
  /// Other names that commands take: `mvc+vs`.
  public let aliases: [String]
  /// What it is, in one line.
  public let abstract: String
  /// The screens that its app does not have.
  public let missing: Set<ScreenName>
  /// Who may act on whom in it, beside what every pattern may: one edge a line.
  public let edges: String
  /// Its rules as it states them.
  public let ruleTexts: [RuleText]
  /// Whether its app can be put back where it was.
  public let restoring: Restoring
  /// Whether a running tree of its app takes earlier states.
  public let isRewindable: Bool
  /// Launches the app in it.
  public let launch: Launcher
  /// Sets up its parts with no view; nil where nobody says how.
  let seam: SeamSource?

  /// Makes a pattern.
  /// - Parameters:
  ///   - name: Its name, lower case.
  ///   - variant: The variant's name, lower case.
  ///   - aliases: Other names.
  ///   - app: The blog app in it.
  ///   - abstract: What it is, in one line.
  ///   - missing: The screens that its app does not have.
  ///   - cannotRestore: Why its app cannot be put back where it was: where its view state lives, for a person.
  ///   - edges: Who may act on whom in it.
  ///   - rules: Its rules as it states them.
  ///   - seam: Sets up its parts with no view.
  public init<A: App & SendableMetatype>(
    _ name: String, variant: String? = nil, aliases: [String] = [], _ app: A.Type, _ abstract: String,
    missing: Set<ScreenName> = [], cannotRestore: String = "its app holds nothing to restore it from",
    edges: String = "", rules: [RuleText] = [], seam: SeamSource? = nil
  ) {
    self.init(
      name, variant, aliases, app, abstract, missing, .impossible(cannotRestore), false, edges, rules, seam)
  }

  /// Makes a pattern whose app can be put back where it was; parameters as above.
  ///
  /// Several initialisers, since whether a type conforms is slow to find out while the program starts.
  public init<A: RestorableApp & SendableMetatype>(
    _ name: String, variant: String? = nil, aliases: [String] = [], _ app: A.Type, _ abstract: String,
    missing: Set<ScreenName> = [], edges: String = "", rules: [RuleText] = [], seam: SeamSource? = nil
  ) {
    self.init(
      name, variant, aliases, app, abstract, missing, .from(A.snapshotName), false, edges, rules, seam)
  }

  /// Makes a pattern whose running app can be put back where it was, too; parameters as above.
  public init<A: RewindableApp & SendableMetatype>(
    _ name: String, variant: String? = nil, aliases: [String] = [], _ app: A.Type, _ abstract: String,
    missing: Set<ScreenName> = [], edges: String = "", rules: [RuleText] = [], seam: SeamSource? = nil
  ) {
    self.init(
      name, variant, aliases, app, abstract, missing, .from(A.snapshotName), true, edges, rules, seam)
  }

  private init<A: App & SendableMetatype>(
    _ name: String, _ variant: String?, _ aliases: [String], _ app: A.Type, _ abstract: String,
    _ missing: Set<ScreenName>, _ restoring: Restoring, _ isRewindable: Bool, _ edges: String,
    _ rules: [RuleText], _ seam: SeamSource?
  ) {
    self.name = name
    self.variant = variant
    self.aliases = aliases
    self.abstract = abstract
    self.missing = missing
    self.edges = edges
    ruleTexts = rules
    self.restoring = restoring
    self.isRewindable = isRewindable
    self.seam = seam
    launch = { A(window: $0.window, service: $0.service, user: $0.user, gallery: $0.gallery) }
  }

  /// Whether its app has every screen that a scenario opens.
  public func canPlay(_ scenario: Scenario) -> Bool {
    missing.isEmpty || !scenario.steps.contains { opens($0) }
  }

  private func opens(_ step: Step) -> Bool {
    switch step.action {
    case .open(let screen): missing.contains(screen)
    case .repeat(_, let steps): steps.contains { opens($0) }
    case .tap, .alert, .back, .pull, .scroll, .type, .detach, .attach, .push, .wait, .expect: false
    }
  }

  /// The full name.
  public var description: String { fullName }

  /// `mvc/model`, or `tea` where there is one form only.
  public var fullName: String { variant.map { "\(name)/\($0)" } ?? name }
}

extension Pattern {
  /// The names of the patterns, each once.
  public static var names: [String] {
    all.map(\.name).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Whether the pattern's bare name means this variant.
  public var isDefault: Bool { Pattern.named(name)?.variant == variant }

  /// The pattern of a name in any case: `tea`, `MVC+VS`, `mvc/model`; nil where there is none.
  public static func named(_ name: String) -> Pattern? {
    let parts = name.lowercased().split(separator: "/", maxSplits: 1)
    guard let base = parts.first.map(String.init) else { return nil }
    let variants = all.filter { $0.name == base || $0.aliases.contains(base) }
    return parts.count == 1 ? variants.first : variants.first { $0.variant == String(parts[1]) }
  }
}
