import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RemoteError.Kind {
  /// Creates an error kind from an error of a `URLSession`.
  ///
  /// The initializer handles the codes of Apple's platforms and of Linux. On Linux, Foundation maps
  /// libcurl's errors to fewer codes, and the message contains more information.
  ///
  /// - Parameters:
  ///   - hasBegun: Whether the response had started.
  ///   - timeout: The time, in seconds, without a received byte after which the session times out.
  init(_ error: any Error, hasBegun: Bool, timeout: TimeInterval) {
    guard let error = error as? URLError else {
      self = .unreachable("\(error)".clipped)
      return
    }
    let text = error.words
    switch error.code {
    case .timedOut: self = .timedOut(after: .seconds(timeout < 1e9 ? timeout : 1e9))
    case .cancelled: self = .cancelled
    case .networkConnectionLost: self = .interrupted
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      self = .tls(text)
    case .badServerResponse where text.hasPrefix("Empty reply"): self = .interrupted
    case .unknown where text.hasPrefix("transfer closed"): self = .interrupted
    case .unknown where !hasBegun && error.isOfTLS: self = .tls(text)
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData,
      .unsupportedURL, .unknown:
      self = .malformed
    default: self = hasBegun ? .interrupted : .unreachable(text)
    }
  }
}

extension URLError {
  private var text: String {
    userInfo[NSLocalizedDescriptionKey] as? String ?? localizedDescription
  }

  /// Whether the message, which comes from one of libcurl's TLS libraries, concerns a secure
  /// connection.
  fileprivate var isOfTLS: Bool {
    ["SSL", "TLS", "certificate"].contains { text.localizedCaseInsensitiveContains($0) }
  }

  /// The system's message without the parts that vary from run to run or between versions.
  fileprivate var words: String { text.transportMessage }
}

extension String {
  /// A message from libcurl without the parts that vary from run to run or between versions.
  var transportMessage: String {
    for (start, mark) in [("Failed to connect", ": "), ("OpenSSL/", "::")] {
      if hasPrefix(start), let end = range(of: mark, options: .backwards) {
        return String(self[end.upperBound...])
      }
    }
    return self
  }
}
