import FlyingFox
import Foundation
import PlatenContext
import PlatenRemote

extension SampleServer {
  /// Creates a client whose requests the server answers, regardless of their host.
  ///
  /// The first request starts the server. Errors contain the requested host, as those of
  /// `SampleService.client(scheduler:)` do.
  ///
  /// - Parameter network: The client that sends the requests.
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

  /// A future with the URL of the started server, for which the current session waits.
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

/// A sendable wrapper for the promise of a future.
// Unchecked: Combine allows any thread to fulfill a promise.
private struct Promise: @unchecked Sendable {
  let keep: (Result<URL, RemoteError>) -> Void
}
