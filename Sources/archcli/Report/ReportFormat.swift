/// How a report is written: the values of `--format`.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, csv, markdown

  /// `--format`.
  static let option = OptionDescription(
    name: "format", argument: .value(name: "format", .choice(allCases.map(\.rawValue))),
    defaultValue: text.rawValue, abstract: "How to write it.")

  /// The format that a command line asks for.
  init(_ arguments: ParsedArguments) {
    self = arguments.value(of: Self.option).flatMap(Self.init(rawValue:)) ?? .text
  }
}
