import ArchTrace
import Foundation

// tracebench generate FILE EVENTS PERMILLE   a trace, PERMILLE of whose events differ from PERMILLE 0
// tracebench check FILE                      reads and checks a trace
// tracebench encode FILE OUTPUT              writes a trace's events with JSONEncoder, prints the seconds

let arguments = CommandLine.arguments
do {
  switch arguments.dropFirst().first {
  case "generate":
    try generate(arguments[2], events: Int(arguments[3]) ?? 0, permille: UInt64(arguments[4]) ?? 0)
  case "check":
    var reader = try TraceReader(path: arguments[2])
    try reader.readToEnd()
    print(reader.count)
  case "encode": print(try encode(arguments[2], to: arguments[3]))
  case _: exit(64)
  }
} catch {
  print(error)
  exit(2)
}
