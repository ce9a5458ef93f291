extension Claim {
  /// The claims of "MVC/MVP/MVVM (Part 2)".
  static let part2: [Claim] =
    [part2OnTests, part2OnLayers, part2OnSharing, part2OnBinding, part2OnEvents, part2OnSize].flatMap(\.self)
    .inOrder
}

extension [Claim] {
  /// In the order of their numbers.
  var inOrder: [Claim] { sorted { $0.number < $1.number } }
}
