public import ArchTrace

/// Collects the changes between two values of a state, with their paths.
///
/// Most of what is compared is the same, so the comparing is inlined, and a path is put together only once something
/// below it differs.
public struct Inspector {
  /// The changes so far.
  public private(set) var changes: [Change] = []
  /// Where it stands, without what `entry` adds.
  @usableFromInline var path: String
  /// Whose fields are compared, below `path`.
  @usableFromInline var entry: Entry?

  /// Whether fields are compared, or belong to something that came or went as a whole.
  @usableFromInline enum Telling { case changes, insertion, removal }
  @usableFromInline var telling = Telling.changes

  /// Paths that were put together before.
  @usableFromInline let paths = KnownPaths()

  /// A part of a path: `users[7]`.
  @usableFromInline struct Entry: Equatable {
    @usableFromInline let name: String
    @usableFromInline let number: Int?

    @inlinable init(_ name: String, _ number: Int? = nil) {
      self.name = name
      self.number = number
    }
  }

  /// Starts at a path, which is empty at the root.
  @inlinable public init(at path: String = "") { self.path = path }

  /// Forgets the changes.
  @usableFromInline mutating func clear() {
    if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
  }

  /// Compares a field.
  @inlinable public mutating func field<V: Loggable & Equatable>(_ name: String, _ old: V, _ new: V) {
    if telling != .changes { return tell(Entry(name), new.logged.unlessNull) }
    if !areSame(old, new) { add(Entry(name), old.logged.unlessNull, new.logged.unlessNull) }
  }

  /// Compares a field that is a state of its own and may be absent: what comes or goes is told whole, field by field.
  public mutating func whole<V: Inspectable>(_ name: String, id: Int? = nil, _ old: V?, _ new: V?) {
    let outer = telling
    defer { telling = outer }
    switch (old, new) {
    case (let old?, let new?): compare(Entry(name, id), old, new)
    case (nil, let new?):
      telling = .insertion
      compare(Entry(name, id), new, new)
    case (let old?, nil):
      telling = .removal
      compare(Entry(name, id), old, old)
    case (nil, nil): break
    }
  }

  /// Tells a field of what came or went.
  @usableFromInline mutating func tell(_ last: Entry, _ value: TraceValue?) {
    guard let value else { return }
    add(last, telling == .removal ? value : nil, telling == .removal ? nil : value)
  }

  /// Compares a field that is a state of its own.
  @inlinable public mutating func nested<V: Inspectable>(_ name: String, _ old: V, _ new: V) {
    compare(Entry(name), old, new)
  }

  /// Compares a field that is a list of values with ids: entries are named `name[ID]`.
  @inlinable public mutating func element<V: Inspectable & Loggable>(
    _ name: String, id: Int, _ old: V?, _ new: V?
  ) {
    switch (old, new) {
    case (let old?, let new?): element(name, id: id, old, new)
    case (nil, let new?): add(Entry(name, id), nil, new.logged)
    case (let old?, nil): add(Entry(name, id), old.logged, nil)
    case (nil, nil): break
    }
  }

  /// Compares an entry `name[ID]` that is there before and after.
  @inlinable public mutating func element<V: Inspectable>(_ name: String, id: Int, _ old: V, _ new: V) {
    compare(Entry(name, id), old, new)
  }

  /// Compares a list by its length and its differing entries, each named `name[INDEX]`.
  public mutating func list<V: Loggable & Equatable>(_ name: String, _ old: [V], _ new: [V]) {
    if telling != .changes {
      for (index, value) in new.enumerated() { tell(Entry(name, index), value.logged) }
      return
    }
    guard !areSame(old, new) else { return }
    for index in 0..<Swift.max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      guard !areSame(before, after) else { continue }
      add(Entry(name, index), before?.logged, after?.logged)
    }
  }

  /// Compares two lists, unless they still share their storage: then they are the same without a look at any entry.
  @inlinable public mutating func unlessShared<V>(
    _ old: [V], _ new: [V], _ compare: (inout Inspector) -> Void
  ) {
    if telling != .changes || !old.isShared(with: new) { compare(&self) }
  }

  @inlinable mutating func compare<V: Inspectable>(_ inner: Entry, _ old: V, _ new: V) {
    let outer = (path, entry)
    if entry != nil { path = join(nil) }
    entry = inner
    V.inspect(old, new, with: &self)
    (path, entry) = outer
  }

  @usableFromInline mutating func add(_ last: Entry, _ old: TraceValue?, _ new: TraceValue?) {
    if changes.isEmpty { changes.reserveCapacity(4) }  // most have one or a few
    changes.append(Change(join(last), old: old, new: new))
  }

  /// The path of something in the entry that is compared, or of that entry itself.
  @usableFromInline func join(_ last: Entry?) -> String {
    paths.path(path, entry, last) { makePath(last) }
  }

  private func makePath(_ last: Entry?) -> String {
    var path = path
    entry?.append(to: &path)
    last?.append(to: &path)
    return path
  }
}

extension Inspector.Entry {
  /// Puts it behind what it is a part of.
  fileprivate func append(to path: inout String) {
    if name.isEmpty, number == nil { return }
    if !path.isEmpty { path += "." }
    path += name
    if let number { path += "[" + String(number) + "]" }
  }
}

extension TraceValue {
  @usableFromInline var unlessNull: TraceValue? { if case .null = self { nil } else { self } }
}

extension Array {
  /// Whether both have the same storage, and so are equal without a look at any element.
  @inlinable public func isShared(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
