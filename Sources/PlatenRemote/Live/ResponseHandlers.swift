import Foundation
import PlatenReactive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session delegate with a response handler for each running task.
final class ResponseHandlers: NSObject, URLSessionDataDelegate {
  private let running = Locked<[Int: ResponseHandler]>([:])

  /// Starts a task and forwards its events to a response stream.
  func start(_ task: URLSessionDataTask, for request: RemoteRequest, into transfer: ResponseStream)
  {
    let reception = ResponseHandler(of: task, for: request, into: transfer)
    running.withLock { $0[task.taskIdentifier] = reception }
    task.resume()
    transfer.hold(CancellableWork { reception.stop() })
  }

  private func reception(of task: URLSessionTask) -> ResponseHandler? {
    running.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    reception(of: dataTask)?.begin(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    reception(of: dataTask)?.append(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let isFollowed = reception(of: task)?.follows(response, to: request) == true
    completionHandler(isFollowed ? request.leaving(response.url) : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let reception = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    reception?.complete(error, timeout: session.configuration.timeoutIntervalForRequest)
  }
}

extension URLRequest {
  /// Returns the request without the fields that are meant only for the original host.
  fileprivate func leaving(_ url: URL?) -> URLRequest {
    guard self.url?.host() != url?.host() || self.url?.port != url?.port else { return self }
    var request = self
    for name in ["Authorization", "Cookie"] { request.setValue(nil, forHTTPHeaderField: name) }
    return request
  }
}
