/// A wire that carried nothing in the run.
public struct TraceCut: Hashable, Sendable {
  /// The wire's number, in the order made.
  public var wire: Int
  /// What it would have carried.
  public var name: String
  /// Where it starts.
  public var from: String
  /// Where it ends.
  public var to: String

  /// Makes a cut.
  public init(wire: Int, name: String, from: String, to: String) {
    self.wire = wire
    self.name = name
    self.from = from
    self.to = to
  }
}

extension TraceHeader {
  /// The wires that were cut in the run. They stand among `extra`, in the order given.
  public var cuts: [TraceCut] {
    get {
      guard case .array(let cuts)? = extra.first(where: { $0.key == Self.cutsKey })?.value else { return [] }
      return cuts.compactMap { TraceCut($0) }
    }
    set {
      extra.removeAll { $0.key == Self.cutsKey }
      if !newValue.isEmpty { extra.append(.init(Self.cutsKey, .array(newValue.map(\.value)))) }
    }
  }

  private static let cutsKey = "cuts"
}

extension TraceCut {
  /// Reads an entry of the header's `cuts`; nil for one that is none.
  fileprivate init?(_ value: TraceValue) {
    guard case .int(let wire)? = value["wire"]?.canonical, case .string(let name)? = value["name"],
      case .string(let from)? = value["from"], case .string(let to)? = value["to"]
    else { return nil }
    self.init(wire: wire, name: name, from: from, to: to)
  }

  /// The entry of the header's `cuts`.
  fileprivate var value: TraceValue {
    .object([
      .init("wire", .int(wire)), .init("name", .string(name)), .init("from", .string(from)),
      .init("to", .string(to)),
    ])
  }
}
