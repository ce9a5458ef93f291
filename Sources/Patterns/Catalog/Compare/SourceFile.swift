public import Runtime
public import Scenario

/// What a source file of a pattern holds, as `Fixtures/facts/count-sources.sh` read it.
public struct SourceFile: Hashable, Sendable {
  /// Its path from `Sources/Patterns` on: `MVC/Model/App/HeaderController.swift`.
  public internal(set) var path: String
  /// The role whose code it holds; nil for what serves several, as the assembly of the app, or none, as a signal.
  public internal(set) var role: Role?
  /// The screens that it is there for, more than one where they are of one kind; empty where it serves any.
  public internal(set) var screens: [ScreenName] = []
  /// How many lines of code it has, blank ones and comments aside.
  public internal(set) var lines = 0
  /// How many functions, initialisers, properties, cases and subscripts it declares, those within functions aside.
  public internal(set) var members = 0
  /// How many closures stand in one another at most.
  public internal(set) var closureDepth = 0
  /// The modules that it imports, in its order.
  public internal(set) var imports: [String] = []
  /// Where it serves several screens: on how many of its lines it names one.
  public internal(set) var mentions: [Mention] = []
  /// The types that it declares, in its order.
  public internal(set) var types: [SourceType] = []
  /// Which types its types name.
  public internal(set) var uses: [SourceUse] = []

  /// A screen that a file of several screens names.
  public struct Mention: Hashable, Sendable {
    /// The screen.
    public let screen: ScreenName
    /// The lines.
    public let lines: Int
  }

  /// The pattern's folder, or another module's: `MVC`.
  public var module: String { String(path.prefix { $0 != "/" }) }
  /// The folder: `MVC/Model/App`.
  public var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
  /// Whether another app could use it as it is.
  public var isFramework: Bool { path.split(separator: "/").dropFirst().contains("Framework") }
  /// On how many of its lines it names a screen: all where it is that screen's alone.
  public func lines(naming screen: ScreenName) -> Int {
    screens.contains(screen) ? lines : mentions.first { $0.screen == screen }?.lines ?? 0
  }
}

/// A type that a source file declares.
public struct SourceType: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, `protocol`, actor
  }

  /// What it is.
  public let kind: Kind
  /// Its name.
  public let name: String
  /// Whether it stands in another.
  public let isNested: Bool
}

/// The types that a type names in one file.
public struct SourceUse: Hashable, Sendable {
  /// The type, its nested ones included; nil for what stands outside of types.
  public let type: String?
  /// The types of its own module that it names, in alphabetical order.
  public let own: [String]
  /// The types of the domain, the shared views, the kit and the runtime that it names: `HeadlessUI.Button`.
  public let foreign: [String]
}

extension SourceFile {
  /// Every file of the patterns, and of the views that most of them share, by path within each.
  static let all: [SourceFile] = read(sourceCounts)

  private static func read(_ text: String) -> [SourceFile] {
    var files: [SourceFile] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      if words[0] == "file" {
        files.append(SourceFile(words[1], fields: words.dropFirst(2)))
      } else if let last = files.indices.last {
        files[last].add(words)
      }
    }
    return files
  }

  private init(_ path: String, fields: ArraySlice<String>) {
    self.path = path
    for field in fields {
      let parts = field.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let list = parts[1].split(separator: ",").map(String.init)
      switch parts[0] {
      case "role": role = Role(rawValue: parts[1])
      case "screens": screens = list.compactMap { ScreenName(rawValue: $0) }
      case "lines": lines = Int(parts[1]) ?? 0
      case "members": members = Int(parts[1]) ?? 0
      case "closures": closureDepth = Int(parts[1]) ?? 0
      case "imports": imports = list
      case "mentions": mentions = list.compactMap(Mention.init)
      default: break
      }
    }
  }

  private mutating func add(_ words: [String]) {
    if words[0] == "names" {
      let names = words.dropFirst(2)
      uses.append(
        SourceUse(
          type: words[1] == "-:" ? nil : String(words[1].dropLast()), own: names.filter { !$0.contains(".") },
          foreign: names.filter { $0.contains(".") }))
    } else if let kind = SourceType.Kind(rawValue: words[0]) {
      types.append(SourceType(kind: kind, name: words[1], isNested: words.count > 2))
    }
  }
}

extension SourceFile.Mention {
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let screen = ScreenName(rawValue: String(parts[0])), let lines = Int(parts[1])
    else { return nil }
    self.init(screen: screen, lines: lines)
  }
}
