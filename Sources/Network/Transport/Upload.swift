import Foundation
import PlatenContext

/// A body of a request that is read piece by piece while it is sent.
package struct UploadStream: Sendable {
  /// The number of bytes; `nil` if it is unknown.
  package let length: Int?
  let next: @Sendable () throws -> Data
  /// A closure that returns to the beginning; `nil` if the stream can only be read once.
  var restart: (@Sendable () -> Void)?

  /// Creates a stream.
  ///
  /// - Parameter next: A closure that returns the next bytes, and no bytes at the end. It is called
  ///   on a separate queue and may block.
  package init(length: Int? = nil, next: @escaping @Sendable () throws -> Data) {
    self.length = length
    self.next = next
  }

  /// Creates a stream of the bytes in a file, which are read while they are sent.
  ///
  /// - Throws: An error of the file system if the file cannot be opened.
  package init(file url: URL) throws {
    let file = try FileHandle(forReadingFrom: url)
    let length = try file.seekToEnd()
    let offset = Locked(UInt64(0))
    self.init(length: Int(length)) {
      try offset.withLock { offset in
        try file.seek(toOffset: offset)
        let data = try file.read(upToCount: Self.pieceLength) ?? Data()
        offset += UInt64(data.count)
        return data
      }
    }
    restart = { offset.value = 0 }
  }

  /// The number of bytes that are read at once.
  package static let pieceLength = 1 << 16
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
    /// The number of times that the body was restarted.
    var restarts = 0
  }

  /// The value of the `Content-Length` field; `nil` if the body is sent in chunks.
  package let length: Int?
  private let data: Data?
  private let next: @Sendable () throws -> Data
  private let restartStream: (@Sendable () -> Void)?
  private let state: Locked<State>
  private let queue = DispatchQueue(label: "PlatenTransport upload")
  private let resume: @Sendable () -> Void

  /// Creates an upload of data.
  init(_ data: Data) {
    length = data.count
    self.data = data
    next = { Data() }
    restartStream = nil
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
    restartStream = stream.restart
    state = Locked(State())
    self.resume = resume
  }

  /// Copies available bytes to a buffer.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Piece {
    let (piece, reading) = state.withLock { state -> (Piece, Int?) in
      if !state.bytes.isEmpty {
        let count = state.bytes.prefix(buffer.count).copyBytes(to: buffer)
        state.bytes = state.bytes.dropFirst(count)
        return (.bytes(count), nil)
      }
      if let failure = state.failure { return (.failure(failure), nil) }
      if state.hasEnded { return (.bytes(0), nil) }
      defer { state.isReading = true }
      return (.pause, state.isReading ? nil : state.restarts)
    }
    if let reading { queue.async { self.readNext(afterRestart: reading) } }
    return piece
  }

  /// Returns to the beginning; returns `false` if the body can only be read once.
  func restart() -> Bool {
    if let data {
      state.withLock { $0.bytes = data[...] }
    } else if let restartStream {
      // The bytes of a read in progress are discarded.
      state.withLock { state in
        state.restarts += 1
        (state.bytes, state.failure, state.hasEnded, state.isReading) = (Data(), nil, false, false)
      }
      queue.async(execute: restartStream)
    } else {
      return false
    }
    return true
  }

  private func readNext(afterRestart restart: Int) {
    let result = Result { try next() }
    state.withLock { state in
      guard state.restarts == restart else { return }
      state.isReading = false
      switch result {
      case .success(let data): (state.bytes, state.hasEnded) = (data[...], data.isEmpty)
      case .failure(let error): state.failure = "\(error)"
      }
    }
    resume()
  }
}
