import Foundation
import PlatenContext

import FoundationNetworking

/// The delegate that a session has in place of the delegate of the app.
///
/// FoundationNetworking ignores how a delegate decides about a response, and it ends a download
/// only with a file that its HTTP protocol has written. This delegate reports the decision. It is
/// not a `URLSessionDownloadDelegate`, so Foundation leaves the file to the load.
final class DelegateAdapter: NSObject, URLSessionDataDelegate, URLSessionWebSocketDelegate,
  Sendable
{
  typealias Decision = @Sendable (URLSession.ResponseDisposition) -> Void

  /// The delegate of the app.
  let original: any URLSessionDelegate
  /// The closures that receive the decisions about responses, by task.
  private let decisions = Locked<[Int: Decision]>([:])

  init(_ original: any URLSessionDelegate) { self.original = original }

  /// Sets the closure that receives the decision about the next response to a task.
  func onDecision(about task: URLSessionTask, _ receive: @escaping Decision) {
    decisions.withLock { $0[task.taskIdentifier] = receive }
  }

  private var taskDelegate: (any URLSessionTaskDelegate)? {
    original as? any URLSessionTaskDelegate
  }
  private var dataDelegate: (any URLSessionDataDelegate)? {
    original as? any URLSessionDataDelegate
  }
  private var socketDelegate: (any URLSessionWebSocketDelegate)? {
    original as? any URLSessionWebSocketDelegate
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @Sendable @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let decide = decisions.withLock { $0.removeValue(forKey: dataTask.taskIdentifier) }
    let complete: Decision = { disposition in
      completionHandler(disposition)
      decide?(disposition)
    }
    guard let dataDelegate else { return complete(.allow) }
    dataDelegate.urlSession(
      session, dataTask: dataTask, didReceive: response, completionHandler: complete)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    dataDelegate?.urlSession(session, dataTask: dataTask, didReceive: data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    decisions.withLock { $0[task.taskIdentifier] = nil }
    taskDelegate?.urlSession(session, task: task, didCompleteWithError: error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @Sendable @escaping (URLRequest?) -> Void
  ) {
    guard let taskDelegate else { return completionHandler(request) }
    taskDelegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let taskDelegate else { return completionHandler(.performDefaultHandling, nil) }
    taskDelegate.urlSession(
      session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @Sendable @escaping (InputStream?) -> Void
  ) {
    guard let taskDelegate else { return completionHandler(nil) }
    taskDelegate.urlSession(session, task: task, needNewBodyStream: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData count: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    taskDelegate?.urlSession(
      session, task: task, didSendBodyData: count, totalBytesSent: totalBytesSent,
      totalBytesExpectedToSend: totalBytesExpectedToSend)
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    original.urlSession(session, didBecomeInvalidWithError: error)
  }

  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    original.urlSession(session, didReceive: challenge, completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol name: String?
  ) {
    socketDelegate?.urlSession(session, webSocketTask: webSocketTask, didOpenWithProtocol: name)
  }

  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith code: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {
    socketDelegate?.urlSession(
      session, webSocketTask: webSocketTask, didCloseWith: code, reason: reason)
  }
}
