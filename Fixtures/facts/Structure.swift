/// What a source declares, and which names stand in which of its types.
struct Structure {
  /// A class, struct, enum, protocol or actor.
  struct Declared {
    let kind: String
    let name: String
    let isNested: Bool
  }

  /// A capitalised name, where it is used.
  struct Use {
    /// The outermost type in which it stands; empty at the top of the file, as in a free function.
    let user: String
    let name: String
    /// What stands before the dot before it: `BlogViews` in `BlogViews.BlogCell`.
    let qualifier: String?
  }

  private(set) var imports: [String] = []
  private(set) var types: [Declared] = []
  private(set) var uses: [Use] = []
  /// Functions, initialisers, properties, cases and subscripts, those within functions aside.
  private(set) var members = 0
  /// How many closures stand in one another at most.
  private(set) var closureDepth = 0
  /// The names that mean something else within a type: nested types, associated types, type aliases.
  private(set) var inner: [String: Set<String>] = [:]

  private enum Scope: Equatable { case type, body, closure, block }
  private struct Open {
    let scope: Scope
    /// The type in which one is from here on.
    let type: String
    /// Generic parameters that hold from here on.
    let generics: Set<String>
  }

  /// What a `{` at this depth of parentheses will open, if it is no closure.
  private struct Pending {
    var scope: Scope
    var type: String?
    var generics: Set<String> = []
    /// Whether it is that of a property, which an `=` gives a value in the place of a getter.
    var isProperty = false
    var depth: Int
  }

  private static let typeWords: Set = ["class", "struct", "enum", "protocol", "actor"]
  private static let blockWords: Set = [
    "if", "while", "for", "switch", "repeat", "do", "catch", "else", "defer", "guard",
  ]
  private static let accessors: Set = ["get", "set", "didSet", "willSet", "_read", "_modify"]

  private let tokens: [Token]
  private var at = 0
  private var open: [Open] = []
  private var depth = 0
  private var pending: Pending?

  init(_ tokens: [Token]) {
    self.tokens = tokens
    while at < tokens.count { step() }
  }

  private var type: String { open.last?.type ?? "" }
  private var isAtDeclarations: Bool { open.allSatisfy { $0.scope == .type } && depth == 0 }
  private func text(_ offset: Int) -> String {
    tokens.indices.contains(at + offset) ? tokens[at + offset].text : ""
  }
  private func isWord(_ offset: Int) -> Bool {
    tokens.indices.contains(at + offset) && tokens[at + offset].kind == .word
  }

  private mutating func step() {
    let token = tokens[at]
    defer { at += 1 }
    switch (token.kind, token.text) {
    case (.sign, "("), (.sign, "["): depth += 1
    case (.sign, ")"), (.sign, "]"): depth -= 1
    case (.sign, "{"): brace()
    case (.sign, "}"):
      if !open.isEmpty { open.removeLast() }
      // Not where it ends a closure among arguments or parameters: what they belong to is still to be opened.
      if let pending, pending.depth >= depth { self.pending = nil }
    case (.sign, "="):
      if pending?.isProperty == true, pending?.depth == depth { pending = nil }
    case (.word, let word) where text(-1) != ".": keyword(word)
    case (.word, _): use()
    default: break
    }
  }

  private mutating func keyword(_ word: String) {
    switch word {
    case "import":
      imports.append(text(1))
      at += 1
    case "class" where ["func", "var", "let", "subscript"].contains(text(1)): break
    case "class" where text(-1) == ":" || text(1) == "}" || text(1) == ",": break
    case _ where Self.typeWords.contains(word) && isWord(1): declareType(word)
    case "extension" where isWord(1):
      pending = Pending(scope: .type, type: text(1), depth: depth)
    case "func", "init", "deinit", "subscript":
      guard word != "init" || text(-1) != "." else { return }
      if isAtDeclarations { members += 1 }
      guard isAtDeclarations || word == "func" else { return }
      pending = Pending(scope: .body, generics: generics(from: word == "func" ? 2 : 1), depth: depth)
    case "var", "let":
      guard isAtDeclarations else { return }
      members += 1
      pending = Pending(scope: .body, isProperty: true, depth: depth)
    case "case":
      if isAtDeclarations { members += 1 + casesOnThisLine() }
    case "associatedtype", "typealias": inner[type, default: []].insert(text(1))
    case _ where Self.blockWords.contains(word):
      // `repeat each` unpacks.
      guard !isAtDeclarations, !isLabel, text(-1) != "#", word != "repeat" || text(1) == "{" else { return }
      pending = Pending(scope: .block, depth: depth)
    case _ where Self.accessors.contains(word) && text(1) == "{":
      pending = Pending(scope: .body, depth: depth)
    default: use()
    }
  }

  /// Whether the word here is the label of an argument or a parameter: `for:`, or `for controller:`.
  private var isLabel: Bool {
    text(1) == ":" || depth > 0 && ["(", ","].contains(text(-1)) && isWord(1) && text(2) == ":"
  }

  private mutating func declareType(_ kind: String) {
    let name = text(1)
    types.append(Declared(kind: kind, name: name, isNested: !type.isEmpty))
    let generics = generics(from: 2)
    let outermost = type.isEmpty ? name : type
    inner[outermost, default: []].formUnion(type.isEmpty ? generics : generics.union([name]))
    pending = Pending(scope: .type, type: outermost, generics: generics, depth: depth)
    at += 1
  }

  /// The names of the generic parameters whose `<` stands at an offset.
  private func generics(from offset: Int) -> Set<String> {
    guard text(offset) == "<" else { return [] }
    var names: Set<String> = []
    var (offset, angles) = (offset, 0)
    repeat {
      if text(offset) == "<" { angles += 1 }
      if text(offset) == ">" { angles -= 1 }
      if angles == 1, ["<", ","].contains(text(offset)), isWord(offset + 1) {
        names.insert(text(offset + 1))
      }
      offset += 1
    } while angles > 0 && at + offset < tokens.count
    return names
  }

  /// How many more cases `case a, b(Int), c` declares.
  private func casesOnThisLine() -> Int {
    var (offset, inside, count) = (1, 0, 0)
    while at + offset < tokens.count {
      switch text(offset) {
      case "(", "[", "<": inside += 1
      case ")", "]", ">": inside -= 1
      case ",": if inside == 0 { count += 1 }
      case "}", "case", "var", "let", "func", "init", "static", "indirect", "enum", "struct", "private",
        "mutating":
        return count
      default: break
      }
      offset += 1
    }
    return count
  }

  private mutating func brace() {
    let isAccessor = Self.accessors.contains(text(1)) && ["{", "(", "}"].contains(text(2))
    if isAccessor, pending == nil { pending = Pending(scope: .body, depth: depth) }
    if let pending, pending.depth == depth {
      open.append(Open(scope: pending.scope, type: pending.type ?? type, generics: pending.generics))
      self.pending = nil
    } else {
      open.append(Open(scope: .closure, type: type, generics: []))
      closureDepth = max(closureDepth, open.count { $0.scope == .closure })
    }
  }

  private mutating func use() {
    let name = tokens[at].text
    guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return }
    let shadowed = open.contains { $0.generics.contains(name) } || pending?.generics.contains(name) == true
    if shadowed { return }
    let user = pending?.scope == .type ? pending?.type ?? type : type
    uses.append(Use(user: user, name: name, qualifier: text(-1) == "." && isWord(-2) ? text(-2) : nil))
  }
}
