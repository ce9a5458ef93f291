// Reads the sources of the patterns and writes what they hold; see count-sources.sh.
import Foundation

/// A source file, read.
struct Source {
  let path: String
  let lexer: Lexer
  let structure: Structure
  let name: FileName

  init(_ path: String) throws {
    self.path = path
    lexer = Lexer(try String(contentsOfFile: path, encoding: .utf8))
    structure = Structure(lexer.tokens)
    name = FileName(path)
  }

  var module: String { String(path.prefix { $0 != "/" }) }
}

/// The Swift files of a folder and of those in it, by path.
func sources(_ folder: String) throws -> [Source] {
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return try names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }.map { try Source($0) }
}

/// The types at the top of a module's files.
func topTypes(_ sources: [Source]) -> Set<String> {
  Set(sources.flatMap { $0.structure.types.filter { !$0.isNested }.map(\.name) })
}

let kits = ["BlogDomain", "BlogViews", "HeadlessUI", "Runtime"]
let kitTypes = Dictionary(uniqueKeysWithValues: try kits.map { ($0, topTypes(try sources($0))) })

/// The names in a file, by the type that names them: own types bare, those of other modules with the module's name.
func named(_ source: Source, own: Set<String>, inner: [String: Set<String>]) -> [(
  user: String, names: [String]
)] {
  var users: [String] = []
  var names: [String: Set<String>] = [:]
  for use in source.structure.uses {
    guard let name = resolved(use, source, own, inner), name != use.user else { continue }
    // Who extends somebody else's type is the file.
    let user = own.contains(use.user) ? use.user : ""
    if !users.contains(user) { users.append(user) }
    names[user, default: []].insert(name)
  }
  return users.sorted().map { ($0, (names[$0] ?? []).sorted()) }
}

func resolved(
  _ use: Structure.Use, _ source: Source, _ own: Set<String>, _ inner: [String: Set<String>]
) -> String? {
  if let qualifier = use.qualifier {
    return kitTypes[qualifier]?.contains(use.name) == true ? "\(qualifier).\(use.name)" : nil
  }
  if inner[use.user]?.contains(use.name) == true { return nil }
  if own.contains(use.name) { return use.name }
  let kit = kits.first { source.structure.imports.contains($0) && kitTypes[$0]?.contains(use.name) == true }
  return kit.map { "\($0).\(use.name)" }
}

func describe(_ all: [Source]) {
  let own = topTypes(all)
  let inner = all.reduce(into: [:]) { $0.merge($1.structure.inner) { $0.union($1) } }
  // Whose types belong to one screen alone.
  var owners: [String: String] = [:]
  for source in all where source.name.screens.count == 1 {
    for type in source.structure.types where !type.isNested { owners[type.name] = source.name.screens[0] }
  }
  for source in all {
    let structure = source.structure
    let mentions = source.name.screens.count == 1 ? [] : Mentions.count(source.lexer.tokens, owners: owners)
    var fields = ["file \(source.path)"]
    if let role = source.name.role { fields.append("role=\(role)") }
    if !source.name.screens.isEmpty { fields.append("screens=\(source.name.screens.joined(separator: ","))") }
    fields.append("lines=\(source.lexer.codeLines.count)")
    fields.append("members=\(structure.members)")
    fields.append("closures=\(structure.closureDepth)")
    if !structure.imports.isEmpty { fields.append("imports=\(structure.imports.joined(separator: ","))") }
    if !mentions.isEmpty {
      fields.append("mentions=" + mentions.map { "\($0.screen):\($0.lines)" }.joined(separator: ","))
    }
    print(fields.joined(separator: " "))
    for type in structure.types { print("\(type.kind) \(type.name)\(type.isNested ? " nested" : "")") }
    for (user, names) in named(source, own: own, inner: inner) {
      print("names \(user.isEmpty ? "-" : user): \(names.joined(separator: " "))")
    }
  }
}

let files = CommandLine.arguments.dropFirst()
if files.isEmpty {
  let patterns = [
    "MVC/Model", "MVC/Controller", "MVP/Protocol", "MVP/Block", "MVVM/Signal", "MVVM/KeyValue",
    "MVVM/Observation", "MVCVS", "MAVB", "TEA",
  ]
  for pattern in patterns {
    describe(try sources("\(pattern)/App") + sources("\(pattern)/Framework"))
  }
  describe(try sources("BlogViews"))
} else {
  describe(try files.map { try Source($0) })
}
