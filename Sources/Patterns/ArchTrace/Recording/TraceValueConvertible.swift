/// What can be written into a trace as a value.
public protocol TraceValueConvertible {
  /// The value as a trace writes it: the same for equal values, in every process.
  var traceValue: TraceValue { get }
}

extension TraceValue: TraceValueConvertible {
  /// The value itself.
  public var traceValue: TraceValue { self }
}

extension String: TraceValueConvertible {
  /// A JSON string.
  public var traceValue: TraceValue { .string(self) }
}

extension Int: TraceValueConvertible {
  /// A JSON number.
  public var traceValue: TraceValue { .int(self) }
}

extension Double: TraceValueConvertible {
  /// A JSON number; null where it is none.
  public var traceValue: TraceValue { .double(self) }
}

extension Bool: TraceValueConvertible {
  /// True or false.
  public var traceValue: TraceValue { .bool(self) }
}

extension Array: TraceValueConvertible where Element: TraceValueConvertible {
  /// A JSON array.
  public var traceValue: TraceValue { .array(map(\.traceValue)) }
}
