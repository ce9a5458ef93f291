#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The operating system, as far as the command line needs it: the folder in which systems differ, but for what is about a
/// terminal, which stands in Terminal/TerminalPlatform.swift, and a thread's, in Console/BackgroundWriter.swift.
///
/// By topic: this file has what is about the process, Platform+Files what is read and written, Platform+Replacing how a
/// file is written whole or not at all, with TemporaryName and FileIdentity, Platform+Children other processes.
enum Platform {
  /// An open file.
  typealias Descriptor = Int32

  /// Where input comes from, if nothing else is said.
  static let standardInput: Descriptor = 0
  /// Where data goes, if nothing else is said.
  static let standardOutput: Descriptor = 1
  /// Where everything else goes.
  static let standardError: Descriptor = 2
}

/// A call to the system that failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The system's number for the reason.
  var code: Int32

  /// The reason of the call that failed just now.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether nobody reads any more what is written.
  var isClosedPipe: Bool { code == EPIPE }

  /// The reason in the system's words.
  var description: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}

// MARK: The process

extension Platform {
  /// Prepares the process for writing.
  ///
  /// A closed pipe, and a file that may not grow further, are to be errors of `write` and not signals, so that it is
  /// said what went wrong. And a stream that
  /// the caller closed (`>&-`) must not be the number that the next opened file gets, or output would be written
  /// into it: such a stream is opened so that each use of it fails.
  static func prepareStreams() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  /// How many bytes of memory the process holds now; nil where the system does not say.
  static var residentBytes: Int? {
    #if canImport(Darwin)
    return mstats().bytes_used
    #else
    guard let file = try? openForReading("/proc/self/statm") else { return nil }
    defer { closeFile(file) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = try? buffer.withUnsafeMutableBytes { buffer throws(SystemError) in
      try read(from: file, into: buffer)
    }
    let fields = String(decoding: buffer.prefix(count ?? 0), as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
    #endif
  }

  /// The words of the command line, the program's name first.
  ///
  /// On Linux `CommandLine.arguments` reads them from /proc, and stops the program where that is not mounted.
  static let arguments: [String] = {
    #if os(Linux)
    if !exists("/proc/self/cmdline") { return argumentsBeforeEnvironment }
    #endif
    return CommandLine.arguments
  }()

  #if os(Linux)
  /// The words as the kernel left them on the stack: their count, their addresses, a null, then the environment.
  private static var argumentsBeforeEnvironment: [String] {
    let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    guard environment[-1] == nil else { return ["archcli"] }
    // No process gets more of them than a third of its stack holds addresses.
    for count in 0..<0x40_0000 where Int(bitPattern: environment[-2 - count]) == count {
      return (0..<count).compactMap { environment[$0 - count - 1].map { String(cString: $0) } }
    }
    return ["archcli"]
  }
  #endif

  /// Ends the process. Nothing half written stays.
  static func exit(_ status: Int32) -> Never {
    TemporaryName.removeAll()
    #if canImport(Glibc)
    Glibc.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #elseif canImport(Darwin)
    Darwin.exit(status)
    #endif
  }

  /// The value of an environment variable; nil where it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether the descriptor is a terminal.
  static func isTerminal(_ descriptor: Descriptor) -> Bool { isatty(descriptor) == 1 }
}
