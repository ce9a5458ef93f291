/// Thrown by commands whose modules are not connected to the command line yet.
struct NotConnected: Error, CustomStringConvertible {
  /// The command.
  var command: String

  var description: String { "internal: the command '\(command)' is not connected" }
}
