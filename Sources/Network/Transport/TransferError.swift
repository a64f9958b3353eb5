import PlatenCURL

/// The reason why a transfer failed.
package struct TransferError: Error, Equatable {
  package enum Kind: Sendable {
    /// The host has no address, refuses the connection or has no route.
    case unreachable
    /// The time limit passed without a byte, or before the response was complete.
    case timedOut
    /// A secure connection could not be established.
    case tls
    /// The connection ended before the response was complete.
    case interrupted
    /// The response is not valid HTTP.
    case malformed
    /// The body exceeds the limit of the request.
    case tooLarge
    /// The request cannot be sent, because a part of it is invalid.
    case invalidRequest
  }

  package let kind: Kind
  /// The message from libcurl; the reason if the request is invalid.
  package let message: String
}

extension TransferError {
  init(_ code: CURLcode, _ message: String) {
    self.init(kind: Kind(code, message), message: message)
  }
}

extension TransferError.Kind {
  fileprivate init(_ code: CURLcode, _ message: String) {
    switch code {
    // libcurl reports invalid chunks, and the refusal of a proxy, as errors of the connection.
    case CURLE_RECV_ERROR where message.contains("chunked-encoding"): self = .malformed
    case CURLE_RECV_ERROR where message.hasPrefix("CONNECT tunnel failed"),
      CURLE_RECV_ERROR where message.hasPrefix("Received HTTP code"):
      self = .unreachable
    case CURLE_FILESIZE_EXCEEDED: self = .tooLarge
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT,
      CURLE_PROXY, CURLE_FAILED_INIT:
      self = .unreachable
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CRL_BADFILE:
      self = .tls
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR,
      CURLE_SEND_FAIL_REWIND, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      self = .interrupted
    default: self = .malformed
    }
  }
}
