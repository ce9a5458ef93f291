public import Runtime

/// The network as a presenter knows it, so that a test can put its own in place.
public protocol Network: AnyObject {
  /// Sends a request.
  /// - Parameters:
  ///   - request: What to ask.
  ///   - receiver: Who asks and is answered; not kept alive.
  ///   - accepts: Asked when the response arrives; where false, the response is dropped.
  ///   - completion: Takes the response; called even where the receiver is gone by then.
  func send(
    _ request: Request, for receiver: Participant, accepts: (() -> Bool)?,
    then completion: @escaping (Response) -> Void)
}

extension Service: Network {}
