/// What a command line said, checked and in canonical spelling: values that have a default have it.
struct ParsedArguments: Equatable, Sendable {
  /// The operands, in order.
  var operands: [String]
  /// The values given for each option, by its long name; a flag that was given has none.
  private(set) var given: [String: [String]] = [:]

  /// Makes the result of an empty command line.
  ///
  /// - Parameter operands: Operands that stand before all others: the pattern, where a pattern is the command.
  init(operands: [String] = []) { self.operands = operands }

  /// Whether the option was given.
  func has(_ option: OptionDescription) -> Bool { given[option.name] != nil }

  /// The option's value, or its default.
  func value(of option: OptionDescription) -> String? {
    given[option.name]?.last ?? option.defaultValue
  }

  /// All values given for the option in the order given, or its default.
  func values(of option: OptionDescription) -> [String] {
    given[option.name] ?? option.defaultValue.map { [$0] } ?? []
  }

  /// All values given for an option that takes numbers.
  func numbers(of option: OptionDescription) -> [Int] { values(of: option).compactMap { Int($0) } }

  /// Notes that an option was given, with these values.
  mutating func note(_ option: OptionDescription, _ values: [String] = []) {
    given[option.name, default: []] += values
  }
}
