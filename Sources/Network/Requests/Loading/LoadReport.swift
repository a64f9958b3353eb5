import Foundation

import FoundationNetworking

/// The reports of a load to the client of a protocol.
///
/// A client keeps only the last data for a completion handler, so such a task receives the body
/// in one piece. The body of a download is written to its file.
final class LoadReport {
  /// The maximum length of the body of a recorded stream or download, in bytes.
  private static let maximumRecordedBytes = 64 << 20

  private let loader: URLProtocol
  private let client: any URLProtocolClient
  private let file: DownloadedFile?
  private let progress: TaskProgress
  /// Whether the client receives data as the data arrives.
  let isStreamed: Bool
  /// Whether the body is kept for a recording, although the client receives it as it arrives.
  private let keepsBody: Bool
  /// The body for a completion handler or for a recording; `nil` if it is too long to be recorded.
  private(set) var body: Data? = Data()

  /// - Parameter reportsToDelegate: Whether the delegate of the session receives the results.
  init(
    of loader: URLProtocol, to client: any URLProtocolClient, into file: DownloadedFile?,
    _ progress: TaskProgress, reportsToDelegate: Bool, keepsBody: Bool
  ) {
    self.loader = loader
    self.client = client
    self.file = file
    self.progress = progress
    self.keepsBody = keepsBody
    isStreamed = file == nil && reportsToDelegate
  }

  /// The response in the cache of the session.
  var cached: CachedURLResponse? { loader.cachedResponse }

  func receive(_ response: URLResponse) {
    client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
  }

  /// - Throws: An error of the file system if the data cannot be written to the file.
  func receive(_ data: Data) throws {
    if data.isEmpty { return }
    try file?.append(data)
    if isStreamed { client.urlProtocol(loader, didLoad: data) }
    if file == nil && !isStreamed {
      body?.append(data)
    } else if keepsBody {
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
  /// - Throws: An error of the file system.
  func completeFile() throws { try file?.complete() }

  func finish() {
    progress.complete()
    if let file {
      progress.didFinish(file)
    } else if !isStreamed, let body, !body.isEmpty {
      client.urlProtocol(loader, didLoad: body)
    }
    UnauthorizedResponse.withoutChallenge { client.urlProtocolDidFinishLoading(loader) }
  }

  func fail(_ error: URLError) { client.urlProtocol(loader, didFailWithError: error) }

  /// Removes the file of a download that ends without its complete body.
  func discard() { file?.discardIncomplete() }
}
