import FlyingFox
import Foundation
import PlatenReactive
import PlatenRemote

extension SampleServer {
  /// A client whose requests this server answers, whatever their host; the first one starts it.
  ///
  /// Errors name the host that was asked for, as those of `SampleService.client(scheduler:)` do.
  ///
  /// - Parameter network: What the requests are sent by.
  public nonisolated func client(by network: RemoteClient = .live) -> RemoteClient {
    RemoteClient { [self] request in
      Deferred { [self] in
        started.flatMap { address in
          var request = request
          request.headers[HTTPHeader.forwardedHost.rawValue] = request.url.host
          request.url = RemoteURL("\(address)\(request.target)")
          return network.events(for: request)
        }
      }
      .mapError { RemoteError($0.kind) }
      .eraseToAnyPublisher()
    }
  }

  /// Comes when the server has started; the session at work here waits for it.
  private nonisolated var started: Future<URL, RemoteError> {
    let awaited = SessionContext.current.clock.map { clock in
      ExternalWait(WorkLabel("start of the sample service"), by: clock)
    }
    return Future { promise in
      let promise = Promise(keep: promise)
      Task {
        do {
          promise.keep(.success(try await self.start()))
        } catch {
          promise.keep(.failure(RemoteError(.unreachable("\(error)"))))
        }
        awaited?.end()
      }
    }
  }
}

/// What a future waits for.
// Unchecked: any thread may keep it, as Combine allows.
private struct Promise: @unchecked Sendable {
  let keep: (Result<URL, RemoteError>) -> Void
}
