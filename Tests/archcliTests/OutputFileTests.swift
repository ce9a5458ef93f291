import Foundation
import Testing

@testable import archcli

@Suite struct OutputFileTests {
  private func names(_ directory: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }

  @Test(arguments: [true, false]) func appearsWhole(mayBeNameless: Bool) throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "f").path
      let file = try OutputFile(path, mayBeNameless: mayBeNameless)
      file.output.write("text")
      file.output.flush()
      #expect(!FileManager.default.fileExists(atPath: path))
      try file.commit()
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
      #expect(try names(directory) == ["f"])
    }
  }

  @Test(arguments: [true, false]) func leavesTheOldOneWhereItIsNotCommitted(mayBeNameless: Bool) throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "f").path
      try "old".write(toFile: path, atomically: false, encoding: .utf8)
      do {
        let file = try OutputFile(path, mayBeNameless: mayBeNameless)
        file.output.write("new")
        file.output.flush()
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      #expect(try names(directory) == ["f"])
    }
  }

  @Test(arguments: [true, false]) func keepsPermissionsAndLinks(mayBeNameless: Bool) throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "f").path
      let link = directory.appending(path: "link").path
      try "old".write(toFile: path, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "f")
      let file = try OutputFile(link, mayBeNameless: mayBeNameless)
      file.output.write("new")
      try file.commit()
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "f")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      #expect(try names(directory) == ["f", "link"])
    }
  }

  @Test(arguments: [
    ("missing/f", "No such file or directory"), (".", "Is a directory"), ("f/g", "Not a directory"),
  ])
  func saysWhyItCannotBeWritten(path: String, reason: String) throws {
    try withTemporaryDirectory { directory in
      try Data().write(to: directory.appending(path: "f"))
      let path = "\(directory.path)/\(path)"
      let error = #expect(throws: WriteError.self) { try OutputFile(path) }
      #expect(error?.description == "cannot write '\(path)': \(reason)")
      #expect(try names(directory) == ["f"])
    }
  }

  @Test func aFileThatMayNotBeWrittenIsNotReplaced() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "f").path
      try "old".write(toFile: path, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      // Root may write everything.
      guard !FileManager.default.isWritableFile(atPath: path) else { return }
      let error = #expect(throws: WriteError.self) { try OutputFile(path) }
      #expect(error?.description == "cannot write '\(path)': Permission denied")
    }
  }

  @Test func writesADeviceDirectly() throws {
    let file = try OutputFile("/dev/null")
    file.output.write("text")
    try file.commit()
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func writesIntoWhatStandardOutputIs() throws {
    try withTemporaryDirectory { directory in
      // The program writes no file yet that would show it, so the file is this process's own.
      let path = directory.appending(path: "f")
      try Data("before ".utf8).write(to: path)
      let handle = try FileHandle(forWritingTo: path)
      try handle.seekToEnd()
      let file = try OutputFile("/dev/fd/\(handle.fileDescriptor)")
      file.output.write("after")
      try file.commit()
      try handle.close()
      #expect(try String(contentsOf: path, encoding: .utf8) == "before after")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func reportsAFullDevice() throws {
    let file = try OutputFile("/dev/full")
    file.output.write("text")
    let error = #expect(throws: WriteError.self) { try file.commit() }
    #expect(error?.description == "cannot write '/dev/full': No space left on device")
  }
}
