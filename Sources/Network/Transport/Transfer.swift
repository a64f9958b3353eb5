import Foundation
import PlatenCURL

/// An HTTP transfer of libcurl. Only the thread of its ``TransferLoop`` uses the transfer.
final class Transfer {
  let id: Int
  /// The handle of libcurl.
  let handle: UnsafeMutableRawPointer
  private(set) var deadline: Deadline
  private let options: TransferOptions
  private let events: EventDelivery
  private let maximumBytes: Int

  private var header: HeaderReader
  private var byteCount = 0
  private var sentBytes = 0
  /// The error because of which the transfer was stopped.
  private var failure: TransferError?

  /// Creates a transfer; returns `nil` if memory is exhausted.
  ///
  /// - Parameter resume: A closure that resumes the paused transfer.
  init?(
    _ id: Int, _ request: TransferRequest, _ events: EventDelivery,
    resume: @escaping @Sendable () -> Void
  ) {
    guard let handle = curl_easy_init() else { return nil }
    self.id = id
    self.handle = handle
    self.events = events
    maximumBytes = request.maximumBytes
    deadline = Deadline(request)
    options = TransferOptions(request, deadline, resume: resume)
    header = HeaderReader(expectsChallenge: options.expectsChallenge)
    options.set(on: handle)
    setCallbacks()
  }

  deinit { curl_easy_cleanup(handle) }

  /// Returns the transfer of a handle.
  static func of(_ handle: UnsafeMutableRawPointer) -> Transfer? {
    PlatenCURLContext(handle).map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Continues after a pause.
  func resume() {
    deadline.extend()
    curl_easy_pause(handle, CURLPAUSE_CONT)
  }

  /// Sends the last event.
  func end(with result: CURLcode) {
    acceptChallenge()
    events.end(failure ?? error(of: result))
  }

  /// Sends an error as the last event, because the deadline has passed.
  func timeOut() {
    events.end(TransferError(kind: .timedOut, message: "the response was not complete in time"))
  }

  private func error(of result: CURLcode) -> TransferError? {
    if result != CURLE_OK { return TransferError(result, options.message(of: result)) }
    if header.isComplete { return nil }
    return TransferError(
      kind: .interrupted, message: "the connection closed before the header was complete")
  }

  /// Returns whether the transfer continues.
  private func receive(line: UnsafeRawBufferPointer) -> Bool {
    deadline.extend()
    do throws(TransferError) {
      if let head = try header.read(line) { events.send(head) }
    } catch { failure = error }
    return failure == nil
  }

  /// Begins the response with the challenge, because libcurl does not repeat the request.
  private func acceptChallenge() {
    if let head = header.takeChallenge() { events.send(head) }
  }

  /// Returns the number of received bytes, or a code of libcurl.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    deadline.extend()
    acceptChallenge()
    guard byteCount + bytes.count <= maximumBytes else {
      failure = TransferError(kind: .tooLarge, message: "")
      return 0
    }
    guard events.send(Data(bytes)) else {
      deadline.isPaused = true
      return Int(CURL_WRITEFUNC_PAUSE)
    }
    byteCount += bytes.count
    return bytes.count
  }

  /// Returns the number of bytes that were copied to a buffer, or a code of libcurl.
  private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    deadline.extend()
    switch options.upload?.read(into: buffer) {
    case .bytes(let count):
      sentBytes += count
      if count > 0 { events.send(sentBytes: sentBytes) }
      return count
    case .pause:
      deadline.isPaused = true
      return Int(CURL_READFUNC_PAUSE)
    case .failure(let text):
      failure = TransferError(kind: .interrupted, message: "the body cannot be read: \(text)")
      return Int(CURL_READFUNC_ABORT)
    case nil: return 0
    }
  }

  /// Returns to the beginning of the body, and returns whether this is possible.
  private func restartBody() -> Bool {
    sentBytes = 0
    return options.upload?.restart() == true
  }

  private func setCallbacks() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    for option in [
      CURLOPT_PRIVATE, CURLOPT_HEADERDATA, CURLOPT_WRITEDATA, CURLOPT_READDATA, CURLOPT_SEEKDATA,
    ] { PlatenCURLSetPointer(handle, option, context) }
    PlatenCURLSetCallback(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return Transfer.of(context: context)?.receive(line: line) == true ? line.count : 0
    }
    PlatenCURLSetCallback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      let data = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return Transfer.of(context: context)?.receive(data) ?? 0
    }
    PlatenCURLSetCallback(handle, CURLOPT_READFUNCTION) { bytes, size, count, context in
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
      return Transfer.of(context: context)?.read(into: buffer) ?? 0
    }
    PlatenCURLSetSeekCallback(handle) { context, offset, origin in
      let isStart = offset == 0 && origin == SEEK_SET
      let restarts = isStart && Transfer.of(context: context)?.restartBody() == true
      return restarts ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_CANTSEEK
    }
  }

  private static func of(context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }
}
