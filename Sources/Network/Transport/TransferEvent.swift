import Foundation

/// An event of a transfer. The last event is `end`, unless the transfer is canceled.
package enum TransferEvent: Sendable {
  /// The total number of bytes of the request's body that were sent so far. Intermediate numbers can
  /// be skipped. The number decreases if libcurl sends the body again.
  case sent(Int)
  case head(ResponseHead)
  /// A part of the body.
  case data(Data)
  /// The end of the transfer, with its error if it failed.
  case end(TransferError?)
}
