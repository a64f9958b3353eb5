import Foundation
import PlatenReactive
import PlatenRemote

extension SampleService {
  /// A client whose requests this service answers, whatever their host; nothing is sent anywhere.
  ///
  /// A fault becomes the error that a client of a `SampleServer` gets.
  ///
  /// - Parameter scheduler: What latencies pass on. By default the clock of the screen at work, so
  ///   that they pass in virtual time where its time is virtual.
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
