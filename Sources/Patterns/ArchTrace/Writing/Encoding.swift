extension ByteBuffer {
  /// Puts the first line of a trace without its closing brace.
  mutating func put(opening header: TraceHeader) {
    put("{\"format\":")
    put(string: TraceHeader.format)
    put(",\"version\":")
    put(TraceHeader.version)
    put(",\"pattern\":")
    put(string: header.pattern)
    if let variant = header.variant {
      put(",\"variant\":")
      put(string: variant)
    }
    put(",\"scenario\":")
    put(string: header.scenario)
    if !header.participants.isEmpty {
      put(",\"participants\":[")
      for (index, participant) in header.participants.enumerated() {
        if index > 0 { put(comma) }
        put("{\"name\":")
        put(string: participant.name)
        put(",\"role\":")
        put(string: participant.role)
        put(more: participant.extra)
        put("}")
      }
      put("]")
    }
    put(more: header.extra)
  }

  /// Puts an event as one object, without a line break.
  mutating func put(_ event: borrowing Event) {
    var cursor = open(event.id, event.time, event.cause, event.kind)
    cursor = put(from: event.from, to: event.to, cursor)
    let (start, place) = (cursor, (event.file, event.line))
    cursor = event.changes.withUnsafeBufferPointer {
      put(event.name, event.value, $0, event.role, place, start)
    }
    if !event.extra.isEmpty {
      fill(to: cursor)
      put(more: event.extra)
      cursor = room()
    }
    close(cursor)
  }

  // An event in parts, so that none need be built to be written. Inlined, since so much takes long to hand on.

  /// Begins an event's object.
  @inline(__always)
  mutating func open(_ id: EventID, _ time: Int, _ cause: EventID?, _ kind: EventKind) -> Cursor {
    var cursor = room(3 * ByteBuffer.margin)
    cursor.put("{\"id\":\"")
    put(id, &cursor)
    cursor.put("\",\"t\":")
    cursor.put(time, &recentTime)
    if let cause {
      cursor.put(",\"cause\":\"")
      put(cause, &cursor)
      cursor.put(quote)
    }
    cursor.put(",\"kind\":")
    if !cursor.put(kind) { put(string: kind.name, &cursor) }
    return cursor
  }

  /// Goes on with who acted on whom.
  @inline(__always)
  mutating func put(from: String, to: String?, _ start: Cursor) -> Cursor {
    var cursor = start
    cursor.put(",\"from\":")
    put(string: from, &cursor)
    if let to {
      cursor.put(",\"to\":")
      put(string: to, &cursor)
    }
    return cursor
  }

  /// Goes on with who acted on whom, by their numbers in a table.
  @inline(__always)
  mutating func put(from: Int, to: Int?, of names: NameTable, _ start: Cursor) -> Cursor {
    var cursor = start
    cursor.put(",\"from\":")
    put(from, of: names, &cursor)
    if let to {
      cursor.put(",\"to\":")
      put(to, of: names, &cursor)
    }
    return cursor
  }

  @inline(__always)
  private mutating func put(_ number: Int, of names: NameTable, _ cursor: inout Cursor) {
    let quoted = names.quoted(number)
    if quoted.count > 0 { cursor.put(quoted) } else { put(string: names[number], &cursor) }
  }

  /// Ends an event's object.
  @inline(__always)
  mutating func close(_ start: Cursor) {
    var cursor = start
    cursor.put(UInt8(ascii: "}"))
    fill(to: cursor)
  }

  /// Goes on with the rest, but for the closing brace.
  @inline(__always)
  mutating func put(
    _ name: String?, _ value: TraceValue?, _ changes: UnsafeBufferPointer<Change>, _ role: String?,
    _ place: (file: String?, line: Int?), _ start: Cursor
  ) -> Cursor {
    var cursor = start
    if let name {
      cursor.put(",\"name\":")
      put(string: name, &cursor)
    }
    if let value {
      cursor.put(",\"value\":")
      cursor = put(value, cursor)
    }
    if !changes.isEmpty { cursor = put(changes, cursor) }
    if let role {
      cursor.put(",\"role\":")
      put(string: role, &cursor)
    }
    if let file = place.file {
      cursor.put(",\"file\":")
      put(string: file, &cursor)
    }
    if let line = place.line {
      cursor.put(",\"line\":")
      cursor.put(line)
    }
    return cursor
  }

  /// Puts the last line of a trace, without a line break.
  mutating func put(_ footer: TraceFooter) {
    put("{\"end\":true,\"events\":")
    put(footer.events)
    put(",\"steps\":")
    put(footer.steps)
    put(more: footer.extra)
    put("}")
  }

  /// Puts any JSON value, without spaces. A number that JSON has no word for becomes null.
  mutating func put(_ value: TraceValue) { fill(to: put(value, room())) }

  private mutating func put(_ value: TraceValue, _ start: Cursor) -> Cursor {
    var cursor = start
    widen(&cursor)
    switch value {
    case .null: cursor.put("null")
    case .bool(let flag):
      if flag { cursor.put("true") } else { cursor.put("false") }
    case .int(let number): cursor.put(number)
    case .double(let number):
      if !number.isFinite {
        cursor.put("null")
      } else {
        for byte in number.description.utf8 { cursor.put(byte) }
      }
    case .decimal(let number):
      fill(to: cursor)
      put(digits: number.text)
      cursor = room()
    case .string(let text): put(string: text, &cursor)
    case .array(let elements):
      if elements.isEmpty { cursor.put(UInt8(ascii: "[")) }
      for index in elements.indices {
        cursor.put(index == 0 ? UInt8(ascii: "[") : comma)
        cursor = put(elements[index], cursor)
      }
      widen(&cursor)  // or many that end together would use up the margin
      cursor.put(UInt8(ascii: "]"))
    case .object(let members):
      if members.isEmpty { cursor.put(UInt8(ascii: "{")) }
      for index in members.indices {
        cursor.put(index == 0 ? UInt8(ascii: "{") : comma)
        put(string: members[index].key, &cursor)  // in place: a member taken out would be counted in and out
        cursor.put(UInt8(ascii: ":"))
        cursor = put(members[index].value, cursor)
      }
      widen(&cursor)
      cursor.put(UInt8(ascii: "}"))
    }
    return cursor
  }

  private mutating func put(digits text: String) {
    for byte in text.utf8 { put(byte) }
  }

  private mutating func put(more members: [TraceValue.Member]) {
    for member in members {
      put(comma)
      put(string: member.key)
      put(UInt8(ascii: ":"))
      put(member.value)
    }
  }

  @inline(__always)
  private mutating func put(_ id: EventID, _ cursor: inout Cursor) {
    cursor.put(id.step, &recentStep)
    if id.index != 0 {
      cursor.put(UInt8(ascii: "."))
      cursor.put(id.index)
    }
  }

  private mutating func put(_ changes: UnsafeBufferPointer<Change>, _ start: Cursor) -> Cursor {
    var cursor = start
    cursor.put(",\"changes\":")
    for index in changes.indices {
      cursor.put(index == 0 ? UInt8(ascii: "[") : comma)
      cursor.put("{\"path\":")
      put(string: changes[index].path, &cursor)
      if let old = changes[index].old {
        cursor.put(",\"old\":")
        cursor = put(old, cursor)
      }
      if let new = changes[index].new {
        cursor.put(",\"new\":")
        cursor = put(new, cursor)
      }
      if !changes[index].extra.isEmpty {
        fill(to: cursor)
        put(more: changes[index].extra)
        cursor = room()
      }
      cursor.put(UInt8(ascii: "}"))
    }
    cursor.put(UInt8(ascii: "]"))
    return cursor
  }
}

extension Cursor {
  /// Puts a kind as a literal: most kinds are known.
  /// - Returns: False where it is not, and nothing was put.
  @inline(__always)
  fileprivate mutating func put(_ kind: EventKind) -> Bool {
    switch kind {
    case .input: put("\"input\"")
    case .route: put("\"route\"")
    case .call: put("\"call\"")
    case .message: put("\"message\"")
    case .command: put("\"command\"")
    case .subscribe: put("\"subscribe\"")
    case .unsubscribe: put("\"unsubscribe\"")
    case .notify: put("\"notify\"")
    case .state: put("\"state\"")
    case .render: put("\"render\"")
    case .read: put("\"read\"")
    case .navigate: put("\"navigate\"")
    case .request: put("\"request\"")
    case .response: put("\"response\"")
    case .timer: put("\"timer\"")
    case .create: put("\"create\"")
    case .destroy: put("\"destroy\"")
    case .screen: put("\"screen\"")
    case .error: put("\"error\"")
    case .other: return false
    }
    return true
  }
}

private let comma = UInt8(ascii: ",")

extension TraceValue {
  /// The value as JSON text, in the canonical bytes of a trace.
  public var json: String {
    var buffer = ByteBuffer(capacity: 256)
    buffer.put(self)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
