import Foundation
import PlatenTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLError {
    /// Creates the error with which a task fails after a failed transfer.
    init(_ error: TransferError) {
      self.init(Code(error), userInfo: [NSLocalizedDescriptionKey: error.message])
    }

    /// Returns the error with the URL of its request, and with a description.
    func naming(_ url: URL?) -> URLError {
      var info = userInfo
      info[NSURLErrorFailingURLErrorKey] = url
      if info[NSLocalizedDescriptionKey] as? String ?? "" == "" {
        info[NSLocalizedDescriptionKey] = localizedDescription
      }
      return URLError(code, userInfo: info)
    }
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
      }
    }
  }
#endif
