/// Hashes what JSON means, not how it is spelt: two values that are equal have one hash, whatever their escapes,
/// spaces, forms of numbers and order of members.
struct ValueHash {
  let bytes = ByteHash()

  /// - Parameter slice: A whole value that a `JSONScanner` has found in order.
  func value(_ slice: Slice, seed: UInt64) -> UInt64 {
    var scanner = JSONScanner(
      Line(start: slice.start, end: slice.start + slice.count, offset: 0, isTerminated: true))
    return bytes.mix(seed, (try? value(&scanner)) ?? 0)
  }

  @inline(__always)
  func text(_ slice: Slice, seed: UInt64) -> UInt64 {
    slice.isEscaped ? spelt(slice, seed) : bytes.hash(slice.start, slice.count, seed: seed)
  }

  @inline(never)
  private func spelt(_ slice: Slice, _ seed: UInt64) -> UInt64 {
    var text = slice.unescaped()
    let count = text.count
    text.append(contentsOf: repeatElement(0, count: 8))
    return text.withUnsafeBufferPointer {
      $0.baseAddress.map { bytes.hash($0, count, seed: seed) } ?? seed
    }
  }

  private func value(_ scanner: inout JSONScanner) throws(Fault) -> UInt64 {
    switch scanner.at.pointee {
    case quote: return text(try scanner.string(), seed: 1)
    case UInt8(ascii: "{"): return try object(&scanner)
    case UInt8(ascii: "["): return try array(&scanner)
    case UInt8(ascii: "t"):
      scanner.at += 4
      return 2
    case UInt8(ascii: "f"):
      scanner.at += 5
      return 3
    case UInt8(ascii: "n"):
      scanner.at += 4
      return 4
    case _:
      if let natural = scanner.shortNumber() { return bytes.mix(UInt64(natural), 5) }
      let start = scanner.at
      try scanner.number()
      return number(TraceValue(number: Slice(start: start, count: scanner.at - start)))
    }
  }

  private func number(_ value: TraceValue) -> UInt64 {
    switch value {
    case .int(let integer): return bytes.mix(UInt64(bitPattern: Int64(integer)), 5)
    case .double(let number):
      if let integer = number.spelledInteger { return bytes.mix(UInt64(bitPattern: Int64(integer)), 5) }
      return bytes.mix(number.bitPattern, 6)
    case .decimal(let number):
      let text = Array(number.text.utf8) + [UInt8](repeating: 0, count: 8)
      return text.withUnsafeBufferPointer {
        $0.baseAddress.map { bytes.hash($0, text.count - 8, seed: 11) } ?? 11
      }
    case .null, .bool, .string, .array, .object: return 0
    }
  }

  private func array(_ scanner: inout JSONScanner) throws(Fault) -> UInt64 {
    scanner.at += 1
    scanner.space()
    var hash: UInt64 = 7
    if scanner.at.pointee == UInt8(ascii: "]") {
      scanner.at += 1
      return hash
    }
    repeat { hash = bytes.mix(hash, try value(&scanner)) } while try scanner.more(until: UInt8(ascii: "]"))
    return hash
  }

  private func object(_ scanner: inout JSONScanner) throws(Fault) -> UInt64 {
    scanner.at += 1
    scanner.space()
    if scanner.at.pointee == UInt8(ascii: "}") {
      scanner.at += 1
      return 8
    }
    // A sum, since the order does not count.
    var sum: UInt64 = 0
    repeat {
      let key = text(try scanner.key(), seed: 9)
      sum &+= bytes.mix(key, try value(&scanner))
    } while try scanner.more(until: UInt8(ascii: "}"))
    return bytes.mix(sum, 10)
  }
}
