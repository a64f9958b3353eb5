import Foundation
import PlatenCURL

/// A loop that performs transfers on one thread with libcurl's multi interface.
///
/// See <https://curl.se/libcurl/c/libcurl-multi.html>.
final class TransferLoop {
  enum Command {
    case start(Int, Transfer)
    case cancel(Int)
  }

  /// The handle of libcurl. Other threads may only call `curl_multi_wakeup` with it.
  let handle: UnsafeMutableRawPointer
  private var transfers: [Int: Transfer] = [:]

  /// Creates a loop; returns `nil` if memory is exhausted.
  init?() {
    guard let handle = curl_multi_init() else { return nil }
    self.handle = handle
  }

  deinit { curl_multi_cleanup(handle) }

  var isIdle: Bool { transfers.isEmpty }

  func perform(_ command: Command) {
    switch command {
    case .start(let id, let transfer):
      transfers[id] = transfer
      curl_multi_add_handle(handle, transfer.handle)
    case .cancel(let id):
      guard let transfer = transfers.removeValue(forKey: id) else { return }
      curl_multi_remove_handle(handle, transfer.handle)
    }
  }

  /// Transfers the available data, and ends the completed transfers.
  func transferData() {
    var running: Int32 = 0
    curl_multi_perform(handle, &running)
    var count: Int32 = 0
    while let message = curl_multi_info_read(handle, &count) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else {
        continue
      }
      // The message is invalid once its handle is removed.
      let result = PlatenCURLResult(message)
      curl_multi_remove_handle(handle, easy)
      guard let transfer = Transfer.of(easy) else { continue }
      transfer.end(with: result)
      transfers = transfers.filter { $0.value !== transfer }
    }
  }

  /// Waits for data, for a timer of libcurl, or for a call of `curl_multi_wakeup`.
  func wait(atMost milliseconds: Int32) { curl_multi_poll(handle, nil, 0, milliseconds, nil) }
}
