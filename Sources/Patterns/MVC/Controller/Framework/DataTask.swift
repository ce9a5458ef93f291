public import HeadlessUI
public import Runtime

/// A request as the controller that makes it holds it: nothing is sent until it is resumed, and once it is cancelled its
/// answer is dropped.
///
/// The network keeps it until it is answered, so a task that nobody holds is completed.
///
/// Source: App Architecture, objc.io, "Networking", controller-owned; Foundation's `URLSessionDataTask`.
public final class DataTask {
  /// What is asked for: `GET /following`.
  public let route: String
  private(set) var isCancelled = false
  private let send: (DataTask) -> Void

  init(_ route: String, _ send: @escaping (DataTask) -> Void) {
    self.route = route
    self.send = send
  }

  /// Sends the request.
  public func resume() { send(self) }

  /// Drops the answer, whenever it comes.
  public func cancel() { isCancelled = true }
}

extension Responder where Self: Controller {
  /// Makes a task, which does not keep the controller.
  /// - Parameters:
  ///   - request: What to ask.
  ///   - service: Whom to ask.
  ///   - completion: What the controller does with the answer.
  ///   - ifGone: What is done with it where the controller is gone by then.
  public func dataTask(
    _ request: Request, on service: Service, completion: @escaping (Self, Response) -> Void,
    ifGone: @escaping (Response) -> Void = { _ in }
  ) -> DataTask {
    let controller = Reference(self)
    return DataTask(request.route) { [unowned service] task in
      guard let sender = controller.value else { return }
      service.send(request, for: sender, accepts: { !task.isCancelled }) { response in
        if let receiver = controller.value { completion(receiver, response) } else { ifGone(response) }
      }
    }
  }
}
