/// Whoever takes part in a trace, as the checks know it.
struct Participant {
  /// What is known of it.
  enum Standing: UInt8 {
    case known
    /// Nobody said which role it has.
    case roleless
    /// It was destroyed.
    case gone
  }

  /// One for each life, from 1; 0 for who is gone.
  var number: UInt32 = 0
  /// Its role's number in the rules; the last of them for a role that they do not name, or none.
  var role: UInt16 = 0
  var standing = Standing.gone
}

/// Who takes part in a trace, in which role, and who is gone. Memory grows with those alive, not with the trace.
struct Participants {
  private let rules: RuleSet
  private let globs: RoleGlobs
  private var header: [ExactText: String] = [:]
  private var alive: [ExactText: (participant: Participant, roleName: String?)] = [:]
  private var names: [UInt32: String] = [:]
  private var gone: [ExactText: NumberRuns] = [:]
  private var lives: UInt32 = 0
  private var cache = NameCache<Participant>()
  private let nobody: Participant

  init(_ rules: RuleSet, _ globs: RoleGlobs, _ header: TraceHeader) {
    self.rules = rules
    self.globs = globs
    nobody = Participant(number: 0, role: rules.otherRole, standing: .gone)
    for participant in header.participants { self.header[ExactText(participant.name)] = participant.role }
    for name in ["user", "world", "clock"] { add(name, name) }
  }

  /// Notes that a participant came to be. A name that was there before is there again.
  mutating func create(_ slice: Slice, role: Slice?) {
    let name = slice.text
    if !gone.isEmpty {
      let instance = InstanceName(name)
      gone[ExactText(instance.type)]?.remove(instance.number)
    }
    add(name, role?.text)
    forget(slice, name)
  }

  /// Notes that a participant is gone.
  mutating func destroy(_ slice: Slice) {
    let name = slice.text
    if let last = alive.removeValue(forKey: ExactText(name)) { names[last.participant.number] = nil }
    let instance = InstanceName(name)
    gone[ExactText(instance.type), default: NumberRuns()].insert(instance.number)
    forget(slice, name)
  }

  /// The participant of a name.
  @inline(__always)
  mutating func find(_ slice: Slice) -> Participant {
    guard let key = NameCache<Participant>.key(slice) else { return look(slice.text) }
    if let participant = cache.find(key, slice) { return participant }
    return look(slice, key)
  }

  /// The role of somebody alive, by its name; nil where nobody said which.
  func roleName(_ name: String) -> String? { alive[ExactText(name)]?.roleName }

  /// The name of somebody alive.
  func name(_ number: UInt32) -> String? { names[number] }

  @inline(never)
  private mutating func look(_ slice: Slice, _ key: NameCache<Participant>.Key) -> Participant {
    let name = slice.text
    let participant = look(name)
    cache.keep(participant, for: key, text: name)
    return participant
  }

  private mutating func look(_ name: String) -> Participant {
    if let known = alive[ExactText(name)] { return known.participant }
    let instance = InstanceName(name)
    if let runs = gone[ExactText(instance.type)], runs.contains(instance.number) { return nobody }
    return add(name, nil)
  }

  @discardableResult
  private mutating func add(_ name: String, _ role: String?) -> Participant {
    // What the user says in a file goes before what the app says.
    let role = globs.role(of: name) ?? role ?? header[ExactText(name)]
    lives &+= 1
    let participant = Participant(
      number: lives, role: role.map(rules.number) ?? rules.otherRole,
      standing: role == nil ? .roleless : .known)
    if let last = alive.updateValue((participant, role), forKey: ExactText(name)) {
      names[last.participant.number] = nil
    }
    names[lives] = name
    return participant
  }

  /// Forgets what is cached for a name, however it is written.
  private mutating func forget(_ slice: Slice, _ name: String) {
    if let key = NameCache<Participant>.key(slice) { return cache.forget(key) }
    // A load of eight bytes may go beyond the name.
    let bytes = Array(name.utf8) + [UInt8](repeating: 0, count: 8)
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress,
        let key = NameCache<Participant>.key(Slice(start: start, count: buffer.count - 8))
      else { return }
      cache.forget(key)
    }
  }
}
