import Foundation
import PlatenTransport

import FoundationNetworking

/// The body of a request.
enum RequestBody {
  case data(Data)
  case file(URL)
  case stream(BodyStream)
  /// A stream that the delegate of the task must provide.
  case delegate

  /// The number of bytes; `nil` if only reading a stream determines it.
  var length: Int? {
    switch self {
    case .data(let data): data.count
    case .file(let url): try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
    case .stream, .delegate: nil
    }
  }

  /// Adds the body to a transfer; returns `false` if the delegate must provide it first.
  ///
  /// A stream can be sent only once. The delegate must provide the next one.
  ///
  /// - Parameter length: The number of bytes in a stream; `nil` if it is unknown.
  /// - Throws: An error of the file system if the file cannot be opened.
  mutating func add(to transfer: inout TransferRequest, length: Int?) throws -> Bool {
    switch self {
    case .data(let data):
      // Methods that usually have a body declare its length, even if it is empty.
      let declaresLength = ["POST", "PUT", "PATCH"].contains(transfer.method)
      transfer.body = declaresLength || !data.isEmpty ? data : nil
    case .file(let url): transfer.stream = try UploadStream(file: url)
    case .stream(let stream):
      transfer.stream = stream.upload(length: length)
      self = .delegate
    case .delegate: return false
    }
    return true
  }
}
