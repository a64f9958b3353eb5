import Foundation
import PlatenContext

import FoundationNetworking

/// Values that accompany a task from its creation to its protocol.
///
/// Copies of a request lose its protocol properties on Linux, so the progress of the task stores
/// the values. They are set before the task resumes.
extension URLSessionTask {
  private static let placeKey = ProgressUserInfoKey("com.platen.place")
  private static let fileKey = ProgressUserInfoKey("com.platen.file")
  private static let countsKey = ProgressUserInfoKey("com.platen.counts")

  /// The source line that creates the task.
  var place: String? {
    get { progress.userInfo[Self.placeKey] as? String }
    set { progress.setUserInfoObject(newValue, forKey: Self.placeKey) }
  }

  /// The number of bytes in the bodies; `nil` if nothing reads it.
  var byteCounts: Locked<ByteCounts>? {
    get { progress.userInfo[Self.countsKey] as? Locked<ByteCounts> }
    set { progress.setUserInfoObject(newValue, forKey: Self.countsKey) }
  }

  /// The file into which a protocol writes the body of the response.
  var downloadedFile: DownloadedFile? {
    get { progress.userInfo[Self.fileKey] as? DownloadedFile }
    set { progress.setUserInfoObject(newValue, forKey: Self.fileKey) }
  }
}
