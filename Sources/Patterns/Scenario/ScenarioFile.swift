public import BlogDomain

/// Reads scenario files and world files: JSON5 as its specification says, but for numbers that are not finite and keys that
/// stand twice, checked as a whole before anything runs from it.
public enum ScenarioFile {
  /// Reads the scenario in the file at `path`.
  ///
  /// - Throws: what is wrong with the file, where, and what is allowed.
  public static func scenario(at path: String) throws(ScenarioError) -> Scenario {
    try scenario(SourceFile.bytes(at: path), named: path)
  }

  /// Reads a scenario from its text.
  ///
  /// - Parameter file: The name by which errors call it; without its extension, the name of a scenario that
  ///   gives itself none.
  public static func scenario(_ bytes: [UInt8], named file: String) throws(ScenarioError) -> Scenario {
    let field = try root(bytes, file)
    let parts = try field.object(["name", "world", "network", "steps"])
    var scenario = Scenario(name: try parts.text("name") ?? baseName(file), steps: [])
    if scenario.name.isEmpty, let name = parts["name"] {
      throw name.unexpected(allowed: "a text that is not empty")
    }
    if let world = parts["world"] { scenario.world = try World(world) }
    for rule in try parts["network"]?.items() ?? [] { scenario.rules.append(try NetworkRule(rule)) }
    scenario.steps = try Step.list(parts.required("steps"))
    return scenario
  }

  /// Reads the world in the file at `path`, which holds nothing but a world.
  ///
  /// - Throws: what is wrong with the file, where, and what is allowed.
  public static func world(at path: String) throws(ScenarioError) -> World {
    try world(SourceFile.bytes(at: path), named: path)
  }

  /// Reads a world from its text.
  ///
  /// - Parameter file: The name by which errors call it.
  public static func world(_ bytes: [UInt8], named file: String) throws(ScenarioError) -> World {
    try World(root(bytes, file))
  }

  private static func root(_ bytes: [UInt8], _ file: String) throws(ScenarioError) -> Field {
    let node = try JSON5Reader.read(SourceFile.text(bytes, file: file), file: file)
    return Field(file: file, path: "", line: node.line, node: node)
  }

  /// `like-fails` for `cases/like-fails.scenario.json5`.
  private static func baseName(_ file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    for ending in [".scenario.json5", ".json5", ".json"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return String(name)
  }
}
