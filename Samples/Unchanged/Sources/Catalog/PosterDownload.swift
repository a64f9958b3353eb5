import Foundation
import SwiftUI

/// A download with a delegate, which shows its progress and its numbers of bytes.
@MainActor
public final class PosterDownload: NSObject, ObservableObject {
  @Published public private(set) var status = "no poster"
  @Published public private(set) var bytes = ""
  private let url: URL
  private lazy var session = URLSession(
    configuration: .ephemeral, delegate: self, delegateQueue: .main)

  public init(_ url: URL) { self.url = url }

  public func start() {
    status = "downloading"
    session.downloadTask(with: url).resume()
  }

  /// Uploads a text, and reports how many bytes were sent.
  public func upload(_ text: String) {
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    status = "uploading"
    session.uploadTask(with: request, from: Data(text.utf8)).resume()
  }

  private func end(_ counts: String, _ error: Error?) {
    if let error { status = error.localizedDescription }
    bytes = counts
  }
}

extension PosterDownload: URLSessionDownloadDelegate, URLSessionDataDelegate {
  public nonisolated func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData count: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    MainActor.assumeIsolated { status = "\(totalBytesWritten) bytes" }
  }

  public nonisolated func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let text = try? String(contentsOf: location, encoding: .utf8)
    let isOwn = session.delegate === self
    MainActor.assumeIsolated { status = isOwn ? text ?? "unreadable" : "another delegate" }
  }

  public nonisolated func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    MainActor.assumeIsolated { self.status = "status \(status)" }
    completionHandler(.allow)
  }

  public nonisolated func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
  ) {
    let counts = """
      sent \(task.countOfBytesSent) of \(task.countOfBytesExpectedToSend), received \
      \(task.countOfBytesReceived) of \(task.countOfBytesExpectedToReceive)
      """
    MainActor.assumeIsolated { end(counts, error) }
  }
}

public struct PosterView: View {
  @StateObject private var download: PosterDownload

  public init(_ url: URL) { _download = StateObject(wrappedValue: PosterDownload(url)) }

  public var body: some View {
    Button("Download") { download.start() }
    Button("Upload") { download.upload("poster") }
    Text(download.status)
    if !download.bytes.isEmpty { Text(download.bytes) }
  }
}
