import Foundation
import FoundationNetworking
import PlatenContext

/// A delegate that records all calls as text, and whose answers a test specifies.
final class TaskRecorder: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, Sendable {
  typealias Disposition = URLSession.AuthChallengeDisposition
  typealias Answer = @Sendable (URLAuthenticationChallenge) -> (Disposition, URLCredential?)

  private let calls = Locked<[String]>([])
  private let onCall: @Sendable (String) -> Void
  private let decide: @Sendable (URLResponse) -> URLSession.ResponseDisposition
  private let answer: Answer
  private let stream: @Sendable () -> InputStream?
  private let (ends, end) = AsyncStream<(any Error)?>.makeStream()

  init(
    decide: @escaping @Sendable (URLResponse) -> URLSession.ResponseDisposition = { _ in .allow },
    answer: @escaping Answer = { _ in (.performDefaultHandling, nil) },
    stream: @escaping @Sendable () -> InputStream? = { nil },
    onCall: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.decide, self.answer, self.stream, self.onCall) = (decide, answer, stream, onCall)
  }

  /// The calls so far, in order.
  var log: [String] { calls.value }

  /// The error of the task, after the end of the task.
  var error: (any Error)? { get async { await ends.first { _ in true } ?? nil } }

  private func record(_ text: String) {
    calls.withLock { $0.append(text) }
    onCall(text)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    record("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(decide(response))
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    record("data \(String(decoding: data, as: UTF8.self))")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (Disposition, URLCredential?) -> Void
  ) {
    let space = challenge.protectionSpace
    let failures = challenge.previousFailureCount
    record("challenge \(space.authenticationMethod) \(space.realm ?? "-") \(failures)")
    let (disposition, credential) = answer(challenge)
    completionHandler(disposition, credential)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    record("body")
    completionHandler(stream())
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData count: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    record("sent \(totalBytesSent) of \(totalBytesExpectedToSend)")
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData count: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    record("wrote \(totalBytesWritten) of \(totalBytesExpectedToWrite)")
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    record("file \((try? String(contentsOf: location, encoding: .utf8)) ?? "none")")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    record("metrics")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    record((error as? URLError).map { "error \($0.code.rawValue)" } ?? "complete")
    end.yield(error)
  }
}

extension TestSession {
  /// Creates a session as the plugin does, without stored credentials.
  static func make(
    recording recorder: TaskRecorder, _ change: (URLSessionConfiguration) -> Void = { _ in }
  ) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 3600
    configuration.urlCredentialStorage = nil
    change(configuration)
    return URLSession(loading: configuration, delegate: recorder)
  }
}
