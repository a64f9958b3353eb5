import Foundation
import PlatenTransport

import FoundationNetworking

/// A stream of an app that is the body of a request.
// Unchecked: only the upload that reads the stream uses it, on one queue.
struct BodyStream: @unchecked Sendable {
  let stream: InputStream

  /// Returns the pieces of the stream, which are read while they are sent.
  ///
  /// - Parameter length: The number of bytes; `nil` if it is unknown.
  func upload(length: Int?) -> UploadStream {
    UploadStream(length: length) { [self] in try readPiece() }
  }

  /// Reads the next bytes, which can block the thread. The result is empty at the end.
  private func readPiece() throws -> Data {
    if stream.streamStatus == .notOpen { stream.open() }
    var buffer = [UInt8](repeating: 0, count: UploadStream.pieceLength)
    let count = stream.read(&buffer, maxLength: buffer.count)
    if count < 0 { throw stream.streamError ?? CocoaError(.fileReadUnknown) }
    if count == 0 { stream.close() }
    return Data(buffer[..<count])
  }
}
