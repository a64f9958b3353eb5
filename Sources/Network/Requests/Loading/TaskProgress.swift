import Foundation
import PlatenContext

import FoundationNetworking

/// The number of bytes in the bodies of a task's request and response.
public struct ByteCounts: Equatable, Sendable {
  public internal(set) var sent: Int64 = 0
  /// The length of the request's body; `NSURLSessionTransferSizeUnknown` if it is unknown.
  public internal(set) var expectedToSend: Int64 = 0
  public internal(set) var received: Int64 = 0
  /// The length of the response's body; `NSURLSessionTransferSizeUnknown` if it is unknown.
  public internal(set) var expectedToReceive: Int64 = 0
}

/// The progress of a task, for its delegate.
///
/// The counts that Foundation declares in a task can only be set by Foundation.
final class TaskProgress: Sendable {
  /// The number of units in the `progress` of a task. If a `Progress` has a parent, Foundation on
  /// Linux crashes for some totals, such as numbers of bytes, but not for a small power of two.
  private static let units: Int64 = 1 << 16

  private let task: URLSessionTask
  private let internals: TaskInternals
  private let downloadDelegate: (any URLSessionDownloadDelegate)?
  private let counts: Locked<ByteCounts>

  init(
    of task: URLSessionTask, _ internals: TaskInternals,
    _ downloadDelegate: (any URLSessionDownloadDelegate)?
  ) {
    (self.task, self.internals, self.downloadDelegate) = (task, internals, downloadDelegate)
    counts = task.byteCounts ?? Locked(ByteCounts())
  }

  private var session: URLSession { internals.session }

  /// Begins a transfer with the length of its body; `nil` if it is unknown.
  func begin(sending length: Int?) {
    update { $0.expectedToSend = length.map { Int64($0) } ?? NSURLSessionTransferSizeUnknown }
  }

  /// Reports the total number of sent bytes.
  func didSend(_ total: Int) {
    let new = update { counts in
      defer { counts.sent = Int64(total) }
      return Int64(total) - counts.sent
    }
    guard new > 0, let delegate = internals.delegate else { return }
    let counts = counts.value
    session.delegateQueue.addOperation { [task, session] in
      delegate.urlSession(
        session, task: task, didSendBodyData: new, totalBytesSent: counts.sent,
        totalBytesExpectedToSend: counts.expectedToSend)
    }
  }

  func begin(_ response: HTTPURLResponse) {
    let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
    update { counts in
      counts.expectedToReceive =
        isEncoded ? NSURLSessionTransferSizeUnknown : response.expectedContentLength
    }
  }

  func didReceive(_ count: Int) {
    update { $0.received += Int64(count) }
    guard let downloadDelegate, let download = task as? URLSessionDownloadTask else { return }
    let counts = counts.value
    session.delegateQueue.addOperation { [session] in
      downloadDelegate.urlSession(
        session, downloadTask: download, didWriteData: Int64(count),
        totalBytesWritten: counts.received, totalBytesExpectedToWrite: counts.expectedToReceive)
    }
  }

  /// Completes the `progress` of the task.
  func complete() {
    task.progress.totalUnitCount = Self.units
    task.progress.completedUnitCount = Self.units
  }

  /// Provides the file of a download, which is removed afterward, to the delegate.
  func didFinish(_ file: DownloadedFile) {
    guard let downloadDelegate, let download = task as? URLSessionDownloadTask,
      let url = file.url
    else { return }
    session.delegateQueue.addOperation { [session] in
      downloadDelegate.urlSession(
        session, downloadTask: download, didFinishDownloadingTo: url)
      file.remove()
    }
  }

  @discardableResult
  private func update<Result>(_ change: (inout ByteCounts) -> Result) -> Result {
    let (result, fraction) = counts.withLock { counts in (change(&counts), counts.fraction) }
    if let fraction { show(fraction) }
    return result
  }

  /// Sets the `progress` of the task, which only ``complete()`` finishes: a parent ignores later
  /// changes.
  private func show(_ fraction: Double) {
    task.progress.totalUnitCount = Self.units
    task.progress.completedUnitCount = min(Int64(fraction * Double(Self.units)), Self.units - 1)
  }
}

extension ByteCounts {
  /// The transferred part of both bodies, from 0; `nil` if a length is unknown.
  fileprivate var fraction: Double? {
    let total = Double(expectedToSend) + Double(expectedToReceive)
    guard expectedToSend >= 0, expectedToReceive >= 0, total > 0 else { return nil }
    return min((Double(sent) + Double(received)) / total, 1)
  }
}
