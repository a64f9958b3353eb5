import Foundation
import PlatenContext

import FoundationNetworking

/// The file of a download, which a protocol cannot report to its task.
final class DownloadedFile: Sendable {
  private enum State {
    case empty
    case incomplete(FileHandle)
    case complete
  }

  private let location: URL
  private let state = Locked(State.empty)

  init(
    at location: URL = FileManager.default.temporaryDirectory
      .appending(path: "download-\(UUID().uuidString).tmp")
  ) {
    self.location = location
  }

  /// The location of the file; `nil` before it is complete.
  var url: URL? {
    state.withLock { if case .complete = $0 { location } else { nil } }
  }

  /// Adds data to the file, which the first call creates.
  ///
  /// A complete file is replaced, because a task that is suspended before it has reported the file
  /// starts again.
  ///
  /// - Throws: An error of the file system.
  func append(_ data: Data) throws {
    try state.withLock { state in
      let handle: FileHandle
      if case .incomplete(let open) = state {
        handle = open
      } else {
        if case .complete = state { unlink(location.path) }
        handle = try PrivateFile.create(at: location.path)
        state = .incomplete(handle)
      }
      try handle.write(contentsOf: data)
    }
  }

  /// Completes the file, which is empty if there was no data since the last completion.
  ///
  /// - Throws: An error of the file system.
  func complete() throws {
    try append(Data())
    try state.withLock { state in
      if case .incomplete(let handle) = state { try handle.close() }
      state = .complete
    }
  }

  /// Removes the file if it is not complete.
  func discardIncomplete() {
    if case .incomplete = state.value { remove() }
  }

  /// Moves a file that Foundation has downloaded, in place of an earlier one.
  func adopt(_ file: URL) {
    remove()
    if (try? FileManager.default.moveItem(at: file, to: location)) != nil {
      state.value = .complete
    }
  }

  func remove() {
    state.value = .empty
    try? FileManager.default.removeItem(at: location)
  }
}
