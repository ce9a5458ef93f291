import Catalog

/// Measures the memory of a pattern in a process of its own: one that has given memory back uses it again, so that the
/// next pattern would seem to need none.
enum MemoryProbe {
  /// So many that what one of them holds is far more than a page.
  private static let copies = 32

  /// How much a pattern holds in the scenario that a command line names; nil where that cannot be found out.
  static func memory(of pattern: Pattern, _ arguments: ParsedArguments) -> Int? {
    let options = [CommonOptions.scenario, CommonOptions.world].flatMap { option in
      arguments.value(of: option).map { [option.spelling, $0] } ?? []
    }
    let words =
      ["compare", pattern.fullName, "--copies", "\(copies)"] + options
      + CommonOptions.words(cutting: arguments.numbers(of: CommonOptions.cut))
    guard let child = try? Platform.startThisProgram(words) else { return nil }
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 256)
    while let count = try? buffer.withUnsafeMutableBytes({ buffer throws(SystemError) in
      try Platform.read(from: child.output, into: buffer)
    }), count > 0 {
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return Platform.wait(for: child) == 0 ? Int(text.prefix { $0 != "\n" }) : nil
  }

  /// Measures for another process.
  static func answer(_ copies: Int, _ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let scenario = try RunRequest.scenario(arguments, context)
    let patterns = try FaultsCommand.patterns(arguments, playing: scenario)
    for pattern in patterns {
      let held = pattern.memoryHeld(
        by: copies, in: scenario, cuts: Set(arguments.numbers(of: CommonOptions.cut))
      ) { Platform.residentBytes }
      guard let held else { return .trouble }
      context.out.writeLine("\(held)")
    }
    return .success
  }
}
