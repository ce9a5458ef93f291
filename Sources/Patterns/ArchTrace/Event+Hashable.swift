// Equality by code points: two spellings of `é` are one text to `String`, and two in a trace.

extension EventKind: Hashable {
  /// Whether both are the same kind.
  public static func == (a: EventKind, b: EventKind) -> Bool {
    a.place == b.place && (a.place != nil || ExactText.isSame(a.name, b.name))
  }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    if place == nil { hasher.combine(ExactText(name)) }
  }
}

extension Change: Hashable {
  /// Whether both say the same.
  public static func == (a: Change, b: Change) -> Bool {
    ExactText.isSame(a.path, b.path) && a.old == b.old && a.new == b.new
      && TraceValue.Member.areSame(a.extra, b.extra)
  }

  /// Hashes what it says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(path))
    hasher.combine(old)
    hasher.combine(new)
    hasher.combine(TraceValue.object(extra))
  }
}

extension Event: Hashable {
  /// Whether both say the same.
  public static func == (a: Event, b: Event) -> Bool {
    a.id == b.id && a.time == b.time && a.cause == b.cause && a.kind == b.kind && a.line == b.line
      && ExactText.isSame(a.from, b.from) && ExactText.isSame(a.to, b.to) && ExactText.isSame(a.name, b.name)
      && ExactText.isSame(a.role, b.role) && ExactText.isSame(a.file, b.file)
      && a.value == b.value && a.changes == b.changes && TraceValue.Member.areSame(a.extra, b.extra)
  }

  /// Hashes its place and what it says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
    hasher.combine(ExactText(from))
    hasher.combine(value)
    hasher.combine(changes)
  }
}

extension TraceParticipant: Hashable {
  /// Whether both say the same.
  public static func == (a: TraceParticipant, b: TraceParticipant) -> Bool {
    ExactText.isSame(a.name, b.name) && ExactText.isSame(a.role, b.role)
      && TraceValue.Member.areSame(a.extra, b.extra)
  }

  /// Hashes name and role.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(name))
    hasher.combine(ExactText(role))
  }
}
