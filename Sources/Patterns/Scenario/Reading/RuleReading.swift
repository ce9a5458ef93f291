import ArchTrace
import BlogDomain
import Runtime

extension NetworkRule {
  /// Reads a network rule.
  init(_ field: Field) throws(ScenarioError) {
    let fields = try field.object(["match", "nth", "after", "fail", "body", "echo"])
    self.init(match: try RoutePattern(fields.required("match")))
    nth = try fields["nth"]?.whole(Limits.repetitions)
    latency = try fields["after"]?.whole(Limits.time) ?? latency
    echo = try fields["echo"]?.whole(Limits.time)
    if let fail = fields["fail"] { failure = try Outcome(fail) }
    guard let body = fields["body"] else { return }
    if failure == .timeout || failure == .offline {
      throw body.error(
        "'body' where nothing is answered", allowed: "'body' without \"timeout\" or \"offline\"")
    }
    self.body = try body.anyObject().fields.map { .init($0.key, $0.field.node.traceValue) }
  }
}

extension RoutePattern {
  /// Reads `METHOD /path`, in which `*` may stand anywhere.
  fileprivate init(_ field: Field) throws(ScenarioError) {
    let text = try field.text()
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let isRoute =
      parts.count == 2 && (routeMethods.contains(String(parts[0])) || parts[0].contains("*"))
      && (parts[1].hasPrefix("/") || parts[1].hasPrefix("*"))
    guard isRoute || text.hasPrefix("*") else {
      let method = parts.first.flatMap { NearestName.to(String($0), among: routeMethods) }
      let path = parts.count == 2 ? parts[1] : ""
      let isNear = path.hasPrefix("/") && method != nil
      throw field.error(
        "no route \(quoted(text))",
        allowed: "METHOD /path, METHOD one of \(listed(routeMethods)), * anywhere",
        suggestion: isNear ? method.map { "\($0) \(path)" } : nil)
    }
    self.init(text)
  }
}

extension Outcome {
  /// Reads how a request fails.
  fileprivate init(_ field: Field) throws(ScenarioError) {
    let allowed = "a status from 300 to 599, \"timeout\" or \"offline\""
    switch field.node.value {
    case .whole(let status) where (300...599).contains(status): self = .status(status)
    case .text("timeout"): self = .timeout
    case .text("offline"): self = .offline
    case .text(let text):
      let nearest = NearestName.to(text, among: ["timeout", "offline"])
      throw field.unexpected(allowed: allowed, suggestion: nearest)
    case .whole, .null, .flag, .fraction, .list, .object: throw field.unexpected(allowed: allowed)
    }
  }
}

/// The methods that the server's routes have.
let routeMethods = ["GET", "POST", "DELETE"]
