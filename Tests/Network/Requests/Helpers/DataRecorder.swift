import Foundation
import FoundationNetworking
import PlatenContext

/// A delegate that records data and the end of a task.
final class DataRecorder: NSObject, URLSessionDataDelegate, Sendable {
  private let received = Locked("")
  private let onData: @Sendable (String) -> Void
  private let (ends, end) = AsyncStream<(any Error)?>.makeStream()

  init(onData: @escaping @Sendable (String) -> Void) { self.onData = onData }

  var text: String { received.value }

  /// The error of the task, after the end of the task.
  var error: (any Error)? { get async { await ends.first { _ in true } ?? nil } }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let text = received.withLock { received in
      received += String(decoding: data, as: UTF8.self)
      return received
    }
    onData(text)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    end.yield(error)
  }
}
