import ArchTrace
import Catalog

/// A trace as the page has it: a record a line, and what reading it once tells.
struct PageTrace {
  /// The trace as `archcli trace` writes it, whatever the layout and spelling of its file.
  let bytes: [UInt8]
  /// Its first line.
  let header: TraceHeader
  /// What the page calls it.
  let title: String
  /// Its figures.
  let measures: TraceMeasures
  /// What it was held against; nil where no rules are known for its pattern.
  let rules: RuleSet?
  /// What it breaks, from the first on.
  let breaches: [Violation]
  /// How many more there are than the page takes.
  let breachesLeftOut: Int
  /// What each thing did that a person did: `header.follow`.
  let actions: [Int: String]
  /// The story for whoever has no JavaScript.
  let story: PageStory
  /// Where it was made by running a pattern here, uncut: the figures of the pattern and what cutting its wires does.
  var pattern: (measures: PatternMeasures, faults: [WireFault])?

  /// How many breaches the page takes.
  static let mostBreaches = 2000

  /// Reads a trace.
  /// - Parameters:
  ///   - bytes: The trace's whole file.
  ///   - name: What it is called in an error.
  ///   - file: The file's name, where it is one.
  /// - Throws: `TraceError` where it is none.
  init(_ bytes: [UInt8], name: String, file: String?) throws {
    var reader = try TraceReader(name: name, source: MemorySource(bytes))
    let header = reader.header
    let fullName = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
    let rules = try Pattern.named(fullName)?.ruleSet()
    var checker = rules.map { TraceChecker($0, trace: name, header: header) }
    var measures = TraceMeasures()
    var breaches: [Violation] = []
    var breachCount = 0
    var actions: [Int: String] = [:]
    let story = PageStory(header)
    while let event = try reader.next() {
      measures.count(event)
      checker?.check(event, line: reader.line) { violation in
        breachCount += 1
        if breaches.count < Self.mostBreaches { breaches.append(violation) }
      }
      if event.id.index == 0 { actions[event.id.step] = ValueText.call(event.name ?? "", event.value) }
      story.take(event)
    }
    story.end()
    self.bytes = try Self.lines(bytes, name, reader.header, reader.footer)
    self.header = header
    title = file.map { "\(fullName) · \($0)" } ?? fullName
    self.measures = measures
    self.rules = rules
    self.breaches = breaches
    breachesLeftOut = breachCount - breaches.count
    self.actions = actions
    self.story = story
  }

  /// The trace with a record a line, as the page's script and a terminal may have it.
  /// - Parameters:
  ///   - header: With what only the end of a document says.
  ///   - footer: What the reader found at the end.
  private static func lines(
    _ bytes: [UInt8], _ name: String, _ header: TraceHeader, _ footer: TraceFooter?
  ) throws -> [UInt8] {
    var reader = try TraceReader(name: name, source: MemorySource(bytes))
    let writer = TraceWriter()
    writer.begin(header)
    while let event = try reader.next() { writer.receive(event) }
    if let footer { writer.end(footer) }
    return writer.bytes
  }

  /// The figure of a metric; nil where a trace alone does not tell it.
  func figure(_ metric: Metric) -> Figure? { pattern.map { $0.measures[metric] } ?? measures[metric] }

  /// The wires whose cut lets a screen drift; nil where none were cut.
  var drifts: [WireFault]? { pattern?.faults.filter { $0.outcome == .drift } }

  /// What a link calls it, before it is told from others of the same name: `mvvm`, `mvvm/kvo`.
  var linkName: String {
    let name = [header.pattern, header.variant].compactMap(\.self).joined(separator: "/")
    return Pattern.named(name)?.isDefault == true ? header.pattern : name
  }
}
