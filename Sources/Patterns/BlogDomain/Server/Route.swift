import Runtime

/// What a request asks the server for.
enum Route: Hashable {
  case user(Int)
  case blogs(user: Int, page: Int)
  case drafts(user: Int)
  case like(Int)
  case share(Int)
  case follow(Int)
  case unfollow(Int)
  case following
  case suggestions
  case voices
  case images(page: Int)
  /// The articles of one page of images, or of no page in particular.
  case articles(page: Int?)
  case category(Int)

  /// Reads a request; nil where the server knows no such route.
  init?(_ request: Request) {
    var route = request.route
    let read = route.withUTF8 { bytes in
      var text = RouteText(bytes)
      return Self.read(&text).flatMap { text.isAtEnd ? $0 : nil }
    }
    guard let read else { return nil }
    self = read
  }

  private static func read(_ text: inout RouteText) -> Route? {
    if text.skip("GET /") { return reading(&text) }
    if text.skip("POST /follows/") { return text.id().map { .follow($0) } }
    if text.skip("DELETE /follows/") { return text.id().map { .unfollow($0) } }
    guard text.skip("POST /blogs/"), let blog = text.id() else { return nil }
    if text.skip("/like") { return .like(blog) }
    return text.skip("/share") ? .share(blog) : nil
  }

  private static func reading(_ text: inout RouteText) -> Route? {
    if text.skip("users/") {
      guard let user = text.id() else { return nil }
      if text.skip("/drafts") { return .drafts(user: user) }
      return text.skip("/blogs?page=") ? text.number().map { .blogs(user: user, page: $0) } : .user(user)
    }
    if text.skip("categories/") { return text.number().map { .category($0) } }
    if text.skip("images?page=") { return text.number().map { .images(page: $0) } }
    if text.skip("articles") {
      return text.skip("?images=") ? text.number().map { .articles(page: $0) } : .articles(page: nil)
    }
    if text.skip("following") { return .following }
    if text.skip("suggestions") { return .suggestions }
    return text.skip("voices") ? .voices : nil
  }
}

/// What is left to read of a request. Read by its bytes, since splitting it takes longer than all that the server
/// then does.
private struct RouteText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// Goes past a text; stays where something else stands.
  mutating func skip(_ text: StaticString) -> Bool {
    let end = place + text.utf8CodeUnitCount
    guard end <= bytes.count, text.withUTF8Buffer({ bytes[place..<end].elementsEqual($0) }) else {
      return false
    }
    place = end
    return true
  }

  /// Reads an id, which may be less than 0.
  mutating func id() -> Int? {
    let start = place
    let isNegative = skip("-")
    let digits = place
    while place < bytes.count, 0x30...0x39 ~= bytes[place] { place += 1 }
    let isUsual = bytes[digits..<place].first != 0x30 || (place == digits + 1 && !isNegative)
    return isUsual ? Int(String(decoding: bytes[start..<place], as: UTF8.self)) : nil
  }

  /// Reads a number that is written the one usual way: digits, no sign, no zero in front.
  mutating func number() -> Int? {
    let start = place
    var number = 0
    while place < bytes.count, case let digit = Int(bytes[place]) - 0x30, 0...9 ~= digit {
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.addingReportingOverflow(digit)
      if isTooLarge || isLarger { return nil }
      number = sum
      place += 1
    }
    return place == start || (bytes[start] == 0x30 && place > start + 1) ? nil : number
  }
}
