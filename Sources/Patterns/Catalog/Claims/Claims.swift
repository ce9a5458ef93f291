extension Claim {
  /// The claims in the order of their numbers.
  public static let all: [Claim] = part2 + kvo + presenter + book
}
