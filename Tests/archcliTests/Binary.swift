import Foundation

/// The built program, run as a person runs it.
enum Binary {
  /// How a run ended and what it wrote.
  struct Result: Equatable {
    var status: Int32
    var stdout: String
    var stderr: String
  }

  /// The program beside the test bundle, where SwiftPM puts both.
  static let url: URL = {
    #if os(macOS)
    let bundle = Bundle(for: Token.self).bundleURL
    #else
    let bundle = Bundle.main.executableURL ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().appending(path: "archcli")
  }()

  private final class Token {}

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The words after its name.
  ///   - stdin: What it can read.
  ///   - env: Variables added to a small environment that is the same everywhere.
  ///   - cwd: Where it runs.
  static func run(
    _ arguments: [String], stdin: String = "", env: [String: String] = [:], cwd: URL? = nil
  ) throws -> Result {
    try start(url, arguments, stdin: stdin, env: env, cwd: cwd)
  }

  /// Runs a line of shell, in which `$ARCHCLI` is the program.
  static func shell(_ script: String, env: [String: String] = [:], cwd: URL? = nil) throws -> Result {
    try start(
      URL(filePath: "/bin/bash"), ["-c", script], stdin: "",
      env: env.merging(["ARCHCLI": url.path]) { $1 }, cwd: cwd)
  }

  /// The program of this name in the `PATH`; nil where it is not installed.
  static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a program. Its streams are files, so that no pipe can fill up while nobody reads.
  static func start(
    _ program: URL, _ arguments: [String], stdin: String, env: [String: String] = [:], cwd: URL? = nil
  ) throws -> Result {
    try withTemporaryDirectory { directory in
      let files = ["in", "out", "err"].map { directory.appending(path: $0) }
      try Data(stdin.utf8).write(to: files[0])
      for file in files.dropFirst() { try Data().write(to: file) }
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(env) { $1 }
      if let cwd { process.currentDirectoryURL = cwd }
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus,
        stdout: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
        stderr: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }
  }
}

/// Lets `body` work in a new directory, which is removed afterwards.
func withTemporaryDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let directory = FileManager.default.temporaryDirectory.appending(path: "archcli-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try body(directory)
}
