import Foundation
import PlatenContext

import FoundationNetworking

/// A delegate that passes the response and the data of one task to their readers.
final class BytesReceiver: NSObject, URLSessionDataDelegate, Sendable {
  private let add: AsyncThrowingStream<Data, any Error>.Continuation
  private let readAhead: ReadAhead
  /// The continuation of the task that waits for the response.
  private let response = Locked<CheckedContinuation<URLResponse, any Error>?>(nil)

  /// Creates a delegate for one task.
  ///
  /// - Parameters:
  ///   - add: The continuation of the stream from which the data is read.
  ///   - readAhead: The limit on the data that waits in the stream.
  init(_ add: AsyncThrowingStream<Data, any Error>.Continuation, _ readAhead: ReadAhead) {
    (self.add, self.readAhead) = (add, readAhead)
    super.init()
  }

  /// Sets the closure that runs when the data is no longer read.
  func onEnd(_ end: @escaping @Sendable () -> Void) {
    add.onTermination = { [readAhead] _ in
      readAhead.end()
      end()
    }
  }

  func onResponse(_ continuation: CheckedContinuation<URLResponse, any Error>) {
    response.value = continuation
  }

  private func takeContinuation() -> CheckedContinuation<URLResponse, any Error>? {
    response.withLock { $0.take() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    takeContinuation()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    readAhead.add(data.count)
    add.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let failure = error ?? URLError(.badServerResponse)
    takeContinuation()?.resume(throwing: failure)
    add.finish(throwing: error)
  }
}
