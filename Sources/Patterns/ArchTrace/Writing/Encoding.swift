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
        put("}")
      }
      put("]")
    }
    put(more: header.extra)
  }

  /// Puts an event as one object, without a line break.
  mutating func put(_ event: borrowing Event) {
    put("{\"id\":\"")
    put(event.id)
    put("\",\"t\":")
    put(event.time)
    if let cause = event.cause {
      put(",\"cause\":\"")
      put(cause)
      put(quote)
    }
    put(event.kind)
    put(",\"from\":")
    put(string: event.from)
    if let to = event.to {
      put(",\"to\":")
      put(string: to)
    }
    if let name = event.name {
      put(",\"name\":")
      put(string: name)
    }
    if let value = event.value {
      put(",\"value\":")
      put(value)
    }
    let changes = event.changes
    if !changes.isEmpty { put(changes) }
    if let role = event.role {
      put(",\"role\":")
      put(string: role)
    }
    if let file = event.file {
      put(",\"file\":")
      put(string: file)
    }
    if let line = event.line {
      put(",\"line\":")
      put(line)
    }
    let extra = event.extra
    if !extra.isEmpty { put(more: extra) }
    put("}")
  }

  /// Puts the last line of a trace, without a line break.
  mutating func put(_ footer: TraceFooter) {
    put("{\"end\":true,\"events\":")
    put(footer.events)
    put(",\"steps\":")
    put(footer.steps)
    put("}")
  }

  /// Puts any JSON value, without spaces. A number that JSON has no word for becomes null.
  mutating func put(_ value: TraceValue) {
    switch value {
    case .null: put("null")
    case .bool(let flag):
      if flag { put("true") } else { put("false") }
    case .int(let number): put(number)
    case .double(let number):
      if number.isFinite { put(raw: number.description) } else { put("null") }
    case .string(let text): put(string: text)
    case .array(let elements):
      put("[")
      var first = true
      for element in elements {
        if !first { put(comma) }
        first = false
        put(element)
      }
      put("]")
    case .object(let members):
      put("{")
      var first = true
      for member in members {
        if !first { put(comma) }
        first = false
        put(string: member.key)
        put(colon)
        put(member.value)
      }
      put("}")
    }
  }

  private mutating func put(more members: [TraceValue.Member]) {
    for member in members {
      put(comma)
      put(string: member.key)
      put(colon)
      put(member.value)
    }
  }

  @inline(__always)
  private mutating func put(_ id: EventID) {
    put(id.step)
    if id.index != 0 {
      put(UInt8(ascii: "."))
      put(id.index)
    }
  }

  private mutating func put(_ changes: [Change]) {
    put(",\"changes\":[")
    var first = true
    for change in changes {
      if !first { put(comma) }
      first = false
      put("{\"path\":")
      put(string: change.path)
      if let old = change.old {
        put(",\"old\":")
        put(old)
      }
      if let new = change.new {
        put(",\"new\":")
        put(new)
      }
      put("}")
    }
    put("]")
  }

  /// Puts a kind as a literal, key and all: most kinds are known.
  private mutating func put(_ kind: EventKind) {
    switch kind {
    case .input: put(",\"kind\":\"input\"")
    case .route: put(",\"kind\":\"route\"")
    case .call: put(",\"kind\":\"call\"")
    case .message: put(",\"kind\":\"message\"")
    case .command: put(",\"kind\":\"command\"")
    case .subscribe: put(",\"kind\":\"subscribe\"")
    case .unsubscribe: put(",\"kind\":\"unsubscribe\"")
    case .notify: put(",\"kind\":\"notify\"")
    case .state: put(",\"kind\":\"state\"")
    case .render: put(",\"kind\":\"render\"")
    case .navigate: put(",\"kind\":\"navigate\"")
    case .request: put(",\"kind\":\"request\"")
    case .response: put(",\"kind\":\"response\"")
    case .timer: put(",\"kind\":\"timer\"")
    case .create: put(",\"kind\":\"create\"")
    case .destroy: put(",\"kind\":\"destroy\"")
    case .screen: put(",\"kind\":\"screen\"")
    case .error: put(",\"kind\":\"error\"")
    case .other(let name):
      put(",\"kind\":")
      put(string: name)
    }
  }
}

private let comma = UInt8(ascii: ",")
private let colon = UInt8(ascii: ":")

extension TraceValue {
  /// The value as JSON text, in the canonical bytes of a trace.
  public var json: String {
    var buffer = ByteBuffer(capacity: 256)
    buffer.put(self)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
