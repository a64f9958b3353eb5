import Foundation

import FoundationNetworking

extension URLSession {
  /// The bytes of a response, which the task receives while they are read.
  ///
  /// The transfer pauses while more than a mebibyte waits for the reader, and is canceled when nothing
  /// can read the bytes anymore.
  ///
  /// See `URLSession.AsyncBytes` of Foundation, which is absent on Linux.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// The task that receives the bytes.
    public let task: URLSessionDataTask
    fileprivate let parts: AsyncThrowingStream<Data, any Error>
    let readAhead: ReadAhead

    /// Returns an iterator over the bytes. Only one iterator receives each byte.
    public func makeAsyncIterator() -> Iterator {
      Iterator(parts: parts.makeAsyncIterator(), readAhead: readAhead)
    }

    /// An iterator over the bytes of a response.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var parts: AsyncThrowingStream<Data, any Error>.Iterator
      fileprivate let readAhead: ReadAhead
      fileprivate var part = Data().makeIterator()

      /// Returns the next byte, or `nil` after the last one.
      ///
      /// - Throws: `URLError` if the connection fails.
      public mutating func next() async throws -> UInt8? {
        while true {
          if let byte = part.next() { return byte }
          guard let next = try await parts.next() else { return nil }
          readAhead.remove(next.count)
          part = next.makeIterator()
        }
      }
    }
  }

  /// Sends a request, and returns its response when the head of the response arrives.
  ///
  /// - Parameter delegate: The delegate that receives the challenges and redirects of the task, in
  ///   place of the delegate of the session.
  /// - Throws: `URLError` if no response arrives, or `CancellationError` if the current task is
  ///   canceled.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try Task.checkCancellation()
    let readAhead = ReadAhead()
    let (parts, add) = AsyncThrowingStream<Data, any Error>.makeStream()
    let receiver = BytesReceiver(add, readAhead)
    // A session reports data as it arrives only to its delegate.
    let session = URLSession(
      configuration: SessionRequests.loading(configuration), delegate: receiver,
      delegateQueue: readAhead.queue)
    let task = session.dataTask(with: request)
    if let delegate = delegate ?? self.delegate as? any URLSessionTaskDelegate {
      task.delegate = delegate
    }
    receiver.onEnd { task.cancel() }
    defer { session.finishTasksAndInvalidate() }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.onResponse(continuation)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, parts: parts, readAhead: readAhead), response)
  }

  /// Requests a URL, and returns the response when its head arrives.
  ///
  /// - Parameter delegate: The delegate of the task, as for a request.
  /// - Throws: `URLError` if the URL is not reachable.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}
