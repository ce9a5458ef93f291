// Encodes the events of a trace with Foundation's JSONEncoder, the way most programs would write one, and prints
// the seconds that encoding alone took. Compiled and run by bench.py.
import Foundation

enum Value: Codable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([Value])
  case object([String: Value])

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int.self) {
      self = .int(value)
    } else if let value = try? single.decode(String.self) {
      self = .string(value)
    } else if let value = try? single.decode([Value].self) {
      self = .array(value)
    } else {
      self = .object(try single.decode([String: Value].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .null: try single.encodeNil()
    case .bool(let value): try single.encode(value)
    case .int(let value): try single.encode(value)
    case .string(let value): try single.encode(value)
    case .array(let value): try single.encode(value)
    case .object(let value): try single.encode(value)
    }
  }
}

struct Change: Codable {
  var path: String
  var old, new: Value?
}

struct Event: Codable {
  var id: String
  var t: Int
  var cause: String?
  var kind, from: String
  var to, name: String?
  var value: Value?
  var changes: [Change]?
  var role: String?
}

let lines = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])).split(
  separator: UInt8(ascii: "\n"))
let decoder = JSONDecoder()
let events = try lines.dropFirst().dropLast().map { try decoder.decode(Event.self, from: $0) }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
var bytes = 0
let start = DispatchTime.now().uptimeNanoseconds
for event in events { bytes += try encoder.encode(event).count + 1 }
let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
print("{\"events\":\(events.count),\"bytes\":\(bytes),\"seconds\":\(seconds)}")
