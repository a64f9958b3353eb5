import Foundation
import PlatenReactive

/// A body of a request that is read piece by piece while it is sent.
package struct UploadStream: Sendable {
  /// The number of bytes; `nil` if it is unknown.
  let length: Int?
  let next: @Sendable () throws -> Data

  /// Creates a stream.
  ///
  /// - Parameter next: A closure that returns the next bytes, and no bytes at the end. It is called
  ///   on a separate queue and may block.
  package init(length: Int? = nil, next: @escaping @Sendable () throws -> Data) {
    self.length = length
    self.next = next
  }
}

/// The body of a request, from which libcurl reads.
final class Upload: Sendable {
  /// The result of a read.
  enum Piece: Equatable {
    /// The number of bytes that were read. Zero is the end.
    case bytes(Int)
    /// No bytes are available yet; the transfer must pause.
    case pause
    case failure(String)
  }

  private struct State {
    var bytes = Data()[...]
    /// The text of the error that ended the stream.
    var failure: String?
    var hasEnded = false
    var isReading = false
  }

  /// The value of the `Content-Length` field; `nil` if the body is sent in chunks.
  let length: Int?
  private let data: Data?
  private let next: @Sendable () throws -> Data
  private let state: Locked<State>
  private let queue = DispatchQueue(label: "PlatenTransport upload")
  private let resume: @Sendable () -> Void

  /// Creates an upload of data.
  init(_ data: Data) {
    length = data.count
    self.data = data
    next = { Data() }
    state = Locked(State(bytes: data[...], hasEnded: true))
    resume = {}
  }

  /// Creates an upload of a stream.
  ///
  /// - Parameter resume: A closure that resumes the paused transfer.
  init(_ stream: UploadStream, resume: @escaping @Sendable () -> Void) {
    length = stream.length
    data = nil
    next = stream.next
    state = Locked(State())
    self.resume = resume
  }

  /// Copies available bytes to a buffer.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Piece {
    let (piece, reads) = state.withLock { state -> (Piece, Bool) in
      if !state.bytes.isEmpty {
        let count = state.bytes.prefix(buffer.count).copyBytes(to: buffer)
        state.bytes = state.bytes.dropFirst(count)
        return (.bytes(count), false)
      }
      if let failure = state.failure { return (.failure(failure), false) }
      if state.hasEnded { return (.bytes(0), false) }
      defer { state.isReading = true }
      return (.pause, !state.isReading)
    }
    if reads { queue.async { self.readNext() } }
    return piece
  }

  /// Returns to the beginning; returns `false` if the body is a stream.
  func restart() -> Bool {
    guard let data else { return false }
    state.withLock { $0.bytes = data[...] }
    return true
  }

  private func readNext() {
    let result = Result { try next() }
    state.withLock { state in
      state.isReading = false
      switch result {
      case .success(let data): (state.bytes, state.hasEnded) = (data[...], data.isEmpty)
      case .failure(let error): state.failure = "\(error)"
      }
    }
    resume()
  }
}
