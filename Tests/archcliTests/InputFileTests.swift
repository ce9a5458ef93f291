import Foundation
import Testing

@testable import archcli

@Suite struct InputFileTests {
  @Test func readsInPieces() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "f")
      let data = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0) })
      try data.write(to: file)
      #expect(try InputFile.bytes(file.path) == Array(data))
      var sizes: [Int] = []
      try InputFile.read(file.path, capacity: 400) { sizes.append($0.count) }
      #expect(sizes == [400, 400, 200])
    }
  }

  @Test(arguments: [("/missing", "No such file or directory"), ("/", "Is a directory")])
  func saysWhyItCannotBeRead(path: String, reason: String) {
    let error = #expect(throws: TroubleError.self) { try InputFile.bytes(path) }
    #expect(error?.description == "cannot read '\(path)': \(reason)")
  }
}
