import ArchTrace
public import Runtime

/// The simulated server: a world, and rules about how its answers come back.
///
/// A request is handled when it is sent: what it changes is changed at once, whenever the answer arrives. A
/// request that a rule fails changes nothing.
public final class BlogServer: Server {
  private var data: ServerData
  private var rules: RuleBook
  /// Told of every request, with the rule about it where there is one.
  public var onRequest: ((Request, NetworkRule?) -> Void)?

  /// Makes a server that knows `world`; where none of `rules` is about a request, it succeeds after
  /// `NetworkRule.usualLatency`.
  public init(_ world: World, rules: [NetworkRule] = []) {
    data = ServerData(world)
    self.rules = RuleBook(rules)
  }

  /// What it knows and has counted at a moment.
  package struct Memory {
    fileprivate let data: ServerData
    fileprivate let rules: RuleBook
  }

  /// What it knows now; set, it knows what it knew then.
  package var memory: Memory {
    get { Memory(data: data, rules: rules) }
    set { (data, rules) = (newValue.data, newValue.rules) }
  }

  /// Handles a request now.
  public func handle(_ request: Request) -> Answer {
    let rule = rules.rule(for: request)
    if let onRequest { onRequest(request, rule.map { rules.rules[$0] }) }
    guard let rule else {
      return Answer(answer(request), latency: NetworkRule.usualLatency)
    }
    return respond(to: request, by: rules.rules[rule])
  }

  /// Changes by itself what `push` says. Telling the client is up to whoever calls this.
  public func push(_ push: Push) {
    data.apply(push)
  }

  private func respond(to request: Request, by rule: NetworkRule) -> Answer {
    let response =
      switch rule.failure {
      case nil: replacing(rule.body, in: answer(request))
      case .status(let code): replacing(rule.body, in: Response(.status(code)))
      case .timeout: Response(.timeout)
      case .offline: Response(.offline)
      }
    return Answer(response, latency: rule.latency, echo: rule.echo)
  }

  private func answer(_ request: Request) -> Response {
    Route(request).map { data.answer($0) } ?? Response(.status(404))
  }
}

/// The response with `fields` in place of those of its body, new ones after the old.
private func replacing(_ fields: [TraceValue.Member], in response: Response) -> Response {
  if fields.isEmpty { return response }
  var members: [TraceValue.Member] = []
  if case .object(let old) = response.body { members = old }
  // The answer's own are few, and each key stands once among the fields, of which there may be any number.
  let own = members.count
  for field in fields {
    if let place = members[..<own].firstIndex(where: { areSame($0.key, field.key) }) {
      members[place] = field
    } else {
      members.append(field)
    }
  }
  return Response(response.outcome, body: .object(members))
}
