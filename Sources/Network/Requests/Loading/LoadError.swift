import Foundation
import PlatenContext
import PlatenTransport

import FoundationNetworking

extension URLError {
  /// Creates the error with which a task fails after a failed transfer.
  init(_ error: TransferError) {
    let cannotBeSent = error.kind == .invalidRequest
    let message = cannotBeSent ? "the request cannot be sent: \(error.message)" : error.message
    self.init(Code(error), userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// Returns the error with the URL of its request, and with a description.
  func naming(_ url: URL?) -> URLError {
    var info = userInfo
    info[NSURLErrorFailingURLErrorKey] = url
    if info[NSLocalizedDescriptionKey] as? String ?? "" == "" {
      info[NSLocalizedDescriptionKey] = localizedDescription
    }
    return URLError(
      _nsError: OrderedError(domain: Self.errorDomain, code: errorCode, userInfo: info))
  }
}

/// An error whose text does not depend on the order of a hash table, which differs in each process.
// Unchecked: the subclass adds no state.
private final class OrderedError: NSError, @unchecked Sendable {
  override var description: String { orderedDescription }
}

extension URLError.Code {
  fileprivate init(_ error: TransferError) {
    let isUnresolved = error.message.localizedCaseInsensitiveContains("resolve")
    let concernsCertificate = error.message.localizedCaseInsensitiveContains("certificate")
    switch error.kind {
    case .unreachable: self = isUnresolved ? .cannotFindHost : .cannotConnectToHost
    case .timedOut: self = .timedOut
    case .tls: self = concernsCertificate ? .serverCertificateUntrusted : .secureConnectionFailed
    case .interrupted: self = .networkConnectionLost
    case .malformed: self = .badServerResponse
    case .tooLarge: self = .dataLengthExceedsMaximum
    // Foundation has no code for other invalid parts of a request.
    case .invalidRequest: self = .badURL
    }
  }
}
