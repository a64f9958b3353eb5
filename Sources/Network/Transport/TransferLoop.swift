import Foundation
import PlatenCURL

/// A loop that performs transfers on one thread with libcurl's multi interface.
///
/// See <https://curl.se/libcurl/c/libcurl-multi.html>.
final class TransferLoop {
  enum Command {
    case start(Transfer)
    case cancel(Int)
    case resume(Int)
  }

  /// The handle of libcurl. Other threads may only call `curl_multi_wakeup` with it.
  let handle: UnsafeMutableRawPointer
  private var transfers: [Int: Transfer] = [:]
  /// A time before which no deadline passes.
  private var nextDeadline = TimeInterval.infinity

  /// Creates a loop; returns `nil` if memory is exhausted.
  init?() {
    guard let handle = curl_multi_init() else { return nil }
    self.handle = handle
  }

  deinit { curl_multi_cleanup(handle) }

  var isIdle: Bool { transfers.isEmpty }

  func perform(_ command: Command) {
    switch command {
    case .start(let transfer): start(transfer)
    case .cancel(let id): remove(id)
    case .resume(let id):
      guard let transfer = transfers[id] else { return }
      transfer.resume()
      nextDeadline = min(nextDeadline, transfer.deadline.time)
    }
  }

  /// Transfers the available data, and ends the completed transfers.
  func transferData() {
    var running: Int32 = 0
    curl_multi_perform(handle, &running)
    var count: Int32 = 0
    while let message = curl_multi_info_read(handle, &count) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle,
        let transfer = Transfer.of(easy)
      else { continue }
      // The message is invalid once its handle is removed.
      let result = PlatenCURLResult(message)
      remove(transfer.id)
      transfer.end(with: result)
    }
    endExpiredTransfers()
  }

  /// Waits for data, for a timer of libcurl, for a deadline, or for a call of `curl_multi_wakeup`.
  func wait(atMost seconds: TimeInterval) {
    let seconds = min(seconds, nextDeadline - Deadline.now, 3600)
    curl_multi_poll(handle, nil, 0, Int32(max(0, (seconds * 1000).rounded(.up))), nil)
  }

  private func start(_ transfer: Transfer) {
    guard curl_multi_add_handle(handle, transfer.handle) == CURLM_OK else {
      return transfer.end(with: CURLE_FAILED_INIT)
    }
    transfers[transfer.id] = transfer
    nextDeadline = min(nextDeadline, transfer.deadline.time)
  }

  private func remove(_ id: Int) {
    guard let transfer = transfers.removeValue(forKey: id) else { return }
    curl_multi_remove_handle(handle, transfer.handle)
  }

  /// Ends the transfers whose deadlines have passed.
  ///
  /// Deadlines are compared only at the earliest time at which one can pass. Data only postpones
  /// them.
  private func endExpiredTransfers() {
    let now = Deadline.now
    guard nextDeadline <= now else { return }
    for transfer in transfers.values where transfer.deadline.time <= now {
      remove(transfer.id)
      transfer.timeOut()
    }
    nextDeadline = transfers.values.map(\.deadline.time).min() ?? .infinity
  }
}
