/// Up to eight letters as the number that a load of them gives on a little-endian machine, so that comparing a
/// key or a kind is one comparison. A test holds these numbers against the letters.
enum Word {
  static var id: UInt64 { 0x6469 }
  static var t: UInt64 { 0x74 }
  /// `{"id"`, with which the writer begins an event.
  static var event: UInt64 { 0x22_6469_227B }
  static var cause: UInt64 { 0x6573756163 }
  static var kind: UInt64 { 0x646E696B }
  static var from: UInt64 { 0x6D6F7266 }
  static var to: UInt64 { 0x6F74 }
  static var name: UInt64 { 0x656D616E }
  static var value: UInt64 { 0x65756C6176 }
  static var changes: UInt64 { 0x7365676E616863 }
  static var role: UInt64 { 0x656C6F72 }
  static var file: UInt64 { 0x656C6966 }
  static var line: UInt64 { 0x656E696C }
  static var path: UInt64 { 0x68746170 }
  static var old: UInt64 { 0x646C6F }
  static var new: UInt64 { 0x77656E }
  static var end: UInt64 { 0x646E65 }
  static var `true`: UInt64 { 0x65757274 }

  static var input: UInt64 { 0x7475706E69 }
  static var route: UInt64 { 0x6574756F72 }
  static var call: UInt64 { 0x6C6C6163 }
  static var message: UInt64 { 0x6567617373656D }
  static var command: UInt64 { 0x646E616D6D6F63 }
  static var subscrib: UInt64 { 0x6269726373627573 }
  static var unsubscr: UInt64 { 0x7263736275736E75 }
  static var ibe: UInt64 { 0x656269 }
  static var notify: UInt64 { 0x796669746F6E }
  static var state: UInt64 { 0x6574617473 }
  static var render: UInt64 { 0x7265646E6572 }
  static var read: UInt64 { 0x64616572 }
  static var navigate: UInt64 { 0x657461676976616E }
  static var request: UInt64 { 0x74736575716572 }
  static var response: UInt64 { 0x65736E6F70736572 }
  static var timer: UInt64 { 0x72656D6974 }
  static var create: UInt64 { 0x657461657263 }
  static var destroy: UInt64 { 0x796F7274736564 }
  static var screen: UInt64 { 0x6E6565726373 }
  static var error: UInt64 { 0x726F727265 }

  /// The first eight bytes, or as many as there are.
  @inline(__always)
  static func load(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    return count >= 8 ? word : word & ((1 &<< (UInt64(truncatingIfNeeded: count) &* 8)) &- 1)
  }
}
