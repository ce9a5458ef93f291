public import Runtime

/// What a wire is wherever the same statement of a pattern makes it: its kind, its name and the types at its ends,
/// without the numbers of things.
public struct WireSort: Hashable, Sendable {
  /// What sort of connection it is.
  public let kind: Wire.Kind
  /// What it carries, each number written `*`: `feeds[*].header`.
  public let name: String
  /// The type at which it starts.
  public let from: String
  /// The type at which it ends.
  public let to: String

  /// The sort of a wire of a run.
  public init(_ wire: WireFacts) {
    self.init(wire.kind, wire.name, wire.from, wire.to)
  }

  init(_ wire: Wire, in runtime: Runtime) {
    self.init(wire.kind, wire.name, runtime.name(of: wire.from), runtime.name(of: wire.to))
  }

  private init(_ kind: Wire.Kind, _ name: String, _ from: String, _ to: String) {
    self.kind = kind
    self.name = Self.withoutNumbers(name)
    self.from = Self.type(from)
    self.to = Self.type(to)
  }

  /// The type of a participant: its name without its number.
  static func type(_ name: String) -> String {
    name.lastIndex(of: "#").map { String(name[..<$0]) } ?? name
  }

  private static func withoutNumbers(_ name: String) -> String {
    var result = ""
    for character in name {
      guard character.isASCII, character.isNumber else {
        result.append(character)
        continue
      }
      if result.last != "*" { result.append("*") }
    }
    return result
  }
}
