/// A kind as a number: its place in `EventKind.known`, or `RawRecord.otherKind`.
typealias KindCode = UInt8

// The kinds that are asked for by number; a test holds them against the table.
extension KindCode {
  static var input: KindCode { 0 }
  static var call: KindCode { 2 }
  static var message: KindCode { 3 }
  static var command: KindCode { 4 }
  static var subscribe: KindCode { 5 }
  static var notify: KindCode { 7 }
  static var state: KindCode { 8 }
  static var render: KindCode { 9 }
  static var navigate: KindCode { 11 }
  static var request: KindCode { 12 }
  static var response: KindCode { 13 }
  static var timer: KindCode { 14 }
  static var create: KindCode { 15 }
  static var destroy: KindCode { 16 }
  static var screen: KindCode { 17 }
}
