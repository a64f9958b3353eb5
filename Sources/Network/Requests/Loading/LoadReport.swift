import Foundation

import FoundationNetworking

/// The reports of a load to the client of a protocol and to the session.
///
/// A client keeps only the last data for a completion handler, so such a task receives the body
/// in one piece. The body of a download is written to its file.
final class LoadReport {
  /// The maximum length of the body of a recorded stream or download, in bytes.
  private static let maximumRecordedBytes = 64 << 20

  /// The protocol, which the task keeps until the client knows its end.
  private weak var loader: URLProtocol?
  private let client: any URLProtocolClient
  private let delegateQueue: OperationQueue
  /// The delegate that decides about the response; `nil` without one.
  private let decidingDelegate: DelegateAdapter?
  /// The request that the session records or answers; `nil` outside a session.
  let sessionRequest: SessionRequest?
  private let file: DownloadedFile?
  let progress: TaskProgress
  /// Whether the client receives data as the data arrives.
  let isStreamed: Bool
  /// The body for a completion handler or for a recording; `nil` if it is too long to be recorded.
  private var body: Data? = Data()

  /// Creates the reports of a protocol; returns `nil` if it has no client.
  init?(
    of loader: URLProtocol, _ internals: TaskInternals, to sessionRequest: SessionRequest?,
    into file: DownloadedFile?
  ) {
    guard let client = loader.client else { return nil }
    (self.loader, self.client, self.sessionRequest, self.file) = (
      loader, client, sessionRequest, file
    )
    delegateQueue = internals.session.delegateQueue
    let delegate = internals.reportsToDelegate ? internals.session.delegate : nil
    let adapter = delegate as? DelegateAdapter
    decidingDelegate = file == nil ? adapter : nil
    isStreamed = file == nil && delegate is any URLSessionDataDelegate
    progress = TaskProgress(
      of: internals.task, internals, adapter?.original as? any URLSessionDownloadDelegate)
  }

  /// The response in the cache of the session.
  var cached: CachedURLResponse? { loader?.cachedResponse }

  /// Reports the response that is the result.
  ///
  /// - Parameter decide: A closure that receives the decision of a delegate, on any thread.
  /// - Returns: Whether a delegate decides about the response.
  func receive(_ response: HTTPURLResponse, decide: @escaping DelegateAdapter.Decision) -> Bool {
    progress.begin(response)
    if let task = loader?.task { decidingDelegate?.onDecision(about: task, decide) }
    tell { $0.urlProtocol($1, didReceive: response, cacheStoragePolicy: .notAllowed) }
    return decidingDelegate != nil
  }

  /// - Throws: An error if the data cannot be written to the file of a download.
  func receive(_ data: Data) throws(URLError) {
    if data.isEmpty { return }
    do { try file?.append(data) } catch { throw URLError(.cannotWriteToFile) }
    if isStreamed { tell { $0.urlProtocol($1, didLoad: data) } }
    if file == nil && !isStreamed {
      body?.append(data)
    } else if sessionRequest?.isRecorded == true {
      // The body is kept, although the client receives it as it arrives.
      record(data)
    }
    progress.didReceive(data.count)
  }

  private func record(_ data: Data) {
    guard let count = body?.count else { return }
    count + data.count <= Self.maximumRecordedBytes ? body?.append(data) : (body = nil)
  }

  /// Completes the file of a download.
  ///
  /// - Throws: An error if the file cannot be written.
  func completeFile() throws(URLError) {
    do { try file?.complete() } catch { throw URLError(.cannotWriteToFile) }
  }

  /// Reports the end of the body of a response.
  func finish(_ response: HTTPURLResponse?) {
    let outcome = body.map { SessionRequest.Outcome.success(StoredResponse(response, body: $0)) }
    end(with: outcome ?? .failure(URLError(.dataLengthExceedsMaximum))) { client, loader in
      progress.complete()
      if let file {
        progress.didFinish(file)
      } else if !isStreamed, let body, !body.isEmpty {
        client.urlProtocol(loader, didLoad: body)
      }
      UnauthorizedResponse.withoutChallenge { client.urlProtocolDidFinishLoading(loader) }
    }
  }

  func fail(_ error: URLError) {
    end(with: .failure(error)) { $0.urlProtocol($1, didFailWithError: error) }
  }

  /// Records an outcome in the session before it is reported, and ends the request of the session.
  private func end(
    with outcome: SessionRequest.Outcome, _ report: (any URLProtocolClient, URLProtocol) -> Void
  ) {
    if let sessionRequest, !sessionRequest.isAnswered { sessionRequest.record(outcome) }
    tell(report)
    sessionRequest?.end(after: delegateQueue)
  }

  private func tell(_ report: (any URLProtocolClient, URLProtocol) -> Void) {
    if let loader { report(client, loader) }
  }

  /// Removes the file of a download that ends without its complete body.
  func discard() { file?.discardIncomplete() }
}
