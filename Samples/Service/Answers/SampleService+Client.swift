import Foundation
import PlatenReactive
import PlatenRemote

extension SampleService {
  /// A client whose requests this service answers, whatever their host; nothing is sent anywhere.
  ///
  /// A fault becomes the error that a client of a `SampleServer` gets. Latencies pass on the
  /// scheduler, which may be one of virtual time.
  public func client<S: Scheduler & Sendable>(scheduler: S) -> RemoteClient {
    RemoteClient(on: scheduler) { [self] request in
      RemoteAnswer(answer(to: Request(request)))
    }
  }
}

extension SampleService.Request {
  fileprivate init(_ request: RemoteRequest) {
    let url = URL(string: request.url.text)
    let path = url?.path(percentEncoded: true) ?? ""
    let query = url?.query(percentEncoded: true).map { "?" + $0 } ?? ""
    self.init(method: request.method.rawValue, target: (path.isEmpty ? "/" : path) + query)
  }
}

extension RemoteAnswer {
  fileprivate init(_ answer: SampleService.Answer) {
    self =
      switch answer.outcome {
      case .response(let response): .response(response, after: answer.latency)
      case .half: .failure(.interrupted, after: answer.latency)
      case .refusal: .failure(.interrupted, after: answer.latency)
      case .silence: .never
      }
  }
}
