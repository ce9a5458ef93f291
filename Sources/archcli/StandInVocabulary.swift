/// Names to work with until the catalog of patterns and the list of scenarios are connected: this type is the
/// only place that spells them, and goes when they are.
enum StandInVocabulary {
  /// The names.
  static let vocabulary = Vocabulary(
    patterns: {
      [
        PatternEntry(name: "mvc", variants: ["model"], title: "Model-View-Controller"),
        PatternEntry(name: "mvp", variants: ["protocol"], title: "Model-View-Presenter"),
        PatternEntry(name: "mvvm", variants: ["signal"], title: "Model-View-ViewModel"),
        PatternEntry(
          name: "mvcvs", aliases: ["mvc+vs"], title: "Model-View-Controller and View State"),
        PatternEntry(name: "mavb", title: "Model Adapter-View Binder"),
        PatternEntry(name: "tea", title: "The Elm Architecture"),
      ]
    },
    scenarios: { ["blog-follow"] })
}
