public import Runtime
public import Scenario

/// What it takes to write a pattern, counted in its sources.
///
/// A variant that is an app of its own has a folder of its own, `MVVM/KeyValue`, and nothing else counts for it. What
/// the other variants of a pattern share counts for each of them, used by it or not, and so does the folder named
/// after the variant. `Rules.swift`, which is about the pattern, is no part of it.
public struct SourceFacts: Sendable {
  /// The files of the blog app.
  public let app: [SourceFile]
  /// The files of what another app could use as it is.
  public let framework: [SourceFile]
  /// The files of the views, made as in a storyboard, that the app loads; empty where it describes its views itself.
  public let storyboard: [SourceFile]

  /// Finds the sources of a pattern.
  public init(of pattern: Pattern) {
    let module = pattern.name.uppercased()
    let variant = pattern.variant.map(Self.folder) ?? ""
    let apart = SourceFile.all.filter { file in
      file.folder == "\(module)/\(variant)/App" || file.folder == "\(module)/\(variant)/Framework"
    }
    let own =
      apart.isEmpty
      ? SourceFile.all.filter { file in
        file.folder == "\(module)/App" || file.folder == "\(module)/Framework"
          || file.folder == "\(module)/App/\(variant)" || file.folder == "\(module)/Framework/\(variant)"
      } : apart
    app = own.filter { !$0.isFramework }
    framework = own.filter(\.isFramework)
    let loads = own.contains { $0.imports.contains(Self.views) }
    storyboard = loads ? SourceFile.all.filter { $0.module == Self.views } : []
  }

  private static let views = "BlogViews"

  private static func folder(ofVariant name: String) -> String {
    name == "kvo" ? "KeyValue" : name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The files of the pattern's own.
  public var files: [SourceFile] { app + framework }

  /// The roles for which there is code, in the order in which `Role` has them.
  public var roles: [Role] { Role.allCases.filter { role in files.contains { $0.role == role } } }

  /// The files of each role, in the order in which `Role` has them; those of none, or of several, come last.
  public var filesByRole: [(role: Role?, files: [SourceFile])] {
    (roles.map { $0 } + [nil]).compactMap { role in
      let own = files.filter { $0.role == role }
      return own.isEmpty ? nil : (role, own)
    }
  }

  /// A pair of types of the pattern of which one names the other.
  public struct Edge: Hashable, Sendable {
    /// Who names.
    public let from: String
    /// Whom.
    public let to: String
  }

  /// Which type of the pattern names which, in alphabetical order; what stands outside of types is left out.
  public var edges: [Edge] {
    let own = Set(files.flatMap { $0.types.filter { !$0.isNested }.map(\.name) })
    var seen: Set<Edge> = []
    for use in files.flatMap(\.uses) {
      guard let type = use.type else { continue }
      for name in use.own where own.contains(name) { seen.insert(Edge(from: type, to: name)) }
    }
    return seen.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The role of each type of the pattern whose file has one.
  public var roleOfType: [String: Role] {
    var roles: [String: Role] = [:]
    for file in files {
      for type in file.types where !type.isNested { roles[type.name] = roles[type.name] ?? file.role }
    }
    return roles
  }

  /// Which role's code names which other's, and how many pairs of types do, in the order in which `Role` has them.
  public var roleEdges: [(from: Role, to: Role, count: Int)] {
    let roles = roleOfType
    var counts: [Role: [Role: Int]] = [:]
    for edge in edges {
      guard let from = roles[edge.from], let to = roles[edge.to], from != to else { continue }
      counts[from, default: [:]][to, default: 0] += 1
    }
    return Role.allCases.flatMap { from in
      Role.allCases.compactMap { to in counts[from]?[to].map { (from, to, $0) } }
    }
  }

  /// The files that are there for one screen, or for it and others of its kind.
  public func files(of screen: ScreenName) -> [SourceFile] { app.filter { $0.screens.contains(screen) } }

  /// The files that are there for more, and name the screen.
  public func sharedFiles(naming screen: ScreenName) -> [SourceFile] {
    app.filter { !$0.screens.contains(screen) && $0.lines(naming: screen) > 0 }
  }
}

extension [SourceFile] {
  /// How many lines of code they have.
  public var lines: Int { reduce(0) { $0 + $1.lines } }
  /// How many types they declare, nested ones included.
  public var types: Int { reduce(0) { $0 + $1.types.count } }
  /// How many members they declare.
  public var members: Int { reduce(0) { $0 + $1.members } }
  /// How many closures stand in one another at most.
  public var closureDepth: Int { map(\.closureDepth).max() ?? 0 }
}
