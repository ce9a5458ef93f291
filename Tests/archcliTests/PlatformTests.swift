import Foundation
import Testing

@testable import archcli

@Suite struct PlatformTests {
  /// A pipe takes 64 KB at a time, and one that somebody made non-blocking refuses more.
  @Test func writesAllOfItIntoANonBlockingPipe() async throws {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    let bytes = [UInt8](repeating: 7, count: 1_000_000)
    // A thread of its own: a task might wait for one that this test keeps from it until everything else is done.
    let (counts, reader) = AsyncStream.makeStream(of: Int?.self)
    Thread.detachNewThread { [handle = pipe.fileHandleForReading] in
      reader.yield((try? handle.readToEnd())?.count)
      reader.finish()
    }
    let failure = bytes.withUnsafeBytes { Platform.write($0, to: writing) }
    try pipe.fileHandleForWriting.close()
    #expect(failure == nil)
    #expect(await counts.first { _ in true } == bytes.count)
  }

  @Test func systemErrorsAreInTheSystemsWords() {
    #expect(SystemError(code: 2).description == "No such file or directory")
    #expect(SystemError(code: 32).isClosedPipe)
  }

  /// Foundation costs a millisecond at each start, and system differences stand in one folder and two files.
  @Test func fewFilesKnowTheSystemAndNoneFoundation() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/archcli")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
      $0.hasSuffix(".swift")
    }
    let system =
      files.filter { $0.hasPrefix("Platform/") } + [
        "Terminal/TerminalPlatform.swift", "Console/BackgroundWriter.swift",
      ]
    #expect(system.count > 3 && system.allSatisfy { files.contains($0) })
    for file in files {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      #expect(!text.contains("import Foundation"), "\(file)")
      guard !system.contains(file) else { continue }
      for word in ["#if ", "import Glibc", "import Musl", "import Darwin"] {
        #expect(!text.contains(word), "\(file)")
      }
    }
  }
}
