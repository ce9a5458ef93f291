import Catalog
import Scenario

extension Vocabulary {
  /// The patterns and scenarios that the program has.
  static let catalog = Vocabulary(
    patterns: {
      Pattern.names.map { name in
        let variants = Pattern.all.filter { $0.name == name }
        return PatternEntry(
          name: name, aliases: variants[0].aliases, variants: variants.compactMap(\.variant),
          title: variants[0].abstract)
      }
    },
    scenarios: { [ShippedScenarios.usual] + ShippedScenarios.names.filter { $0 != ShippedScenarios.usual } })
}
