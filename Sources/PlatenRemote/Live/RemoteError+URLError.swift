import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RemoteError.Kind {
  /// What an error of a `URLSession` means.
  ///
  /// The codes are those of Apple's systems and those that occur on Linux, where libcurl's errors
  /// are mapped to fewer codes, and a text tells more.
  ///
  /// - Parameters:
  ///   - hasBegun: whether a response had begun.
  ///   - timeout: the seconds without a byte that the session allows.
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

  /// Whether the text speaks of a secure connection, in the words of libcurl's TLS libraries.
  fileprivate var isOfTLS: Bool {
    ["SSL", "TLS", "certificate"].contains { text.localizedCaseInsensitiveContains($0) }
  }

  /// What the system says, without what differs from time to time and from version to version.
  fileprivate var words: String {
    for (start, mark) in [("Failed to connect", ": "), ("OpenSSL/", "::")] {
      if text.hasPrefix(start), let end = text.range(of: mark, options: .backwards) {
        return String(text[end.upperBound...])
      }
    }
    return text
  }
}
