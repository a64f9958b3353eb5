import Foundation
import PlatenContext
import PlatenRemote

extension SampleService {
  /// Creates a client whose requests the service answers in process, regardless of their host.
  ///
  /// A fault becomes the same error as for a client of a `SampleServer`.
  ///
  /// - Parameter scheduler: The scheduler of latencies. The default scheduler uses the clock of the
  ///   current session, which may be virtual.
  public func client(scheduler: AnySchedulerOf<DispatchQueue> = .main) -> RemoteClient {
    RemoteClient(on: scheduler) { [self] request in
      RemoteAnswer(
        answer(
          to: .init(
            method: request.method.rawValue, target: request.target, host: request.url.host)))
    }
  }
}

extension RemoteAnswer {
  fileprivate init(_ answer: SampleService.Answer) {
    self =
      switch answer.outcome {
      case .response(let response): .response(response, after: answer.latency)
      case .half, .refusal: .failure(.interrupted, after: answer.latency)
      case .silence: .never
      }
  }
}
