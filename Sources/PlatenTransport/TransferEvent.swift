import Foundation

/// An event of a transfer. The last event is `end`, unless the transfer is canceled.
package enum TransferEvent: Sendable {
  case head(ResponseHead)
  /// A part of the body.
  case data(Data)
  /// The end of the transfer, with its error if it failed.
  case end(TransferError?)
}
