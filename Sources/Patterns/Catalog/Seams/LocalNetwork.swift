import Runtime

/// Answers as the server would and as late, and is no network: nothing is requested, nothing responds. What is asked for
/// is there already, as in a database of the device.
final class LocalNetwork: Participant {
  private let server: SeamServer

  init(_ bench: SeamBench) {
    server = bench.server
    super.init(bench.runtime, .store, name: "LocalBlogs")
  }

  func send(
    _ request: Request, for receiver: Participant, accepts: (() -> Bool)?,
    then completion: @escaping (Response) -> Void
  ) {
    let answer = server.handle(request)
    for latency in [answer.latency] + (answer.echo.map { [answer.latency + $0] } ?? []) {
      _ = runtime.schedule(after: latency, for: self, request.route) { [weak receiver] _ in
        if let accepts, !accepts() { return }
        guard let receiver else { return completion(answer.response) }
        receiver.received(request.route, nil) { completion(answer.response) }
      }
    }
  }
}
