import Foundation
import PlatenTestSupport
import Testing

@testable import PlatenTransport

/// The events of a completed transfer.
struct TransferResult {
  var head: ResponseHead?
  var body = Data()
  var error: TransferError?
  /// The number of sent bytes in the last report.
  var sentBytes = 0

  /// Performs a transfer.
  init(of request: TransferRequest, _ transport: Transport = .shared) async {
    let events = AsyncStream<TransferEvent> { continuation in
      _ = transport.start(request) { event in
        continuation.yield(event)
        if case .end = event { continuation.finish() }
      }
    }
    for await event in events {
      switch event {
      case .sent(let count): sentBytes = count
      case .head(let head): self.head = head
      case .data(let data): body += data
      case .end(let error): self.error = error
      }
    }
  }
}

extension TransferRequest {
  /// Creates a request to a server, with an hour for each byte: a busy machine can be slow.
  init(to server: RawServer, maximumBytes: Int = .max, timeout: Double = 3600) throws {
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
    self.init("GET", url, maximumBytes: maximumBytes, timeout: timeout)
  }
}
