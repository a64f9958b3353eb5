import Foundation
import PlatenCURL

/// An HTTP transfer of libcurl. Only the thread of its ``TransferLoop`` uses the transfer.
final class Transfer {
  /// The handle of libcurl.
  let handle: UnsafeMutableRawPointer
  private let request: TransferRequest
  private let receive: @Sendable (TransferEvent) -> Void
  private var fields: UnsafeMutablePointer<curl_slist>?
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  private var head: ResponseHead?
  private var hasBegun = false
  private var byteCount = 0
  private var isTooLarge = false

  /// Creates a transfer; returns `nil` if memory is exhausted.
  init?(_ request: TransferRequest, _ receive: @escaping @Sendable (TransferEvent) -> Void) {
    guard let handle = curl_easy_init() else { return nil }
    self.handle = handle
    self.request = request
    self.receive = receive
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    setUp()
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(fields)
    message.deallocate()
  }

  /// Returns the transfer of a handle.
  static func of(_ handle: UnsafeMutableRawPointer) -> Transfer? {
    PlatenCURLContext(handle).map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Sends the last event.
  func end(with result: CURLcode) {
    if isTooLarge || result == CURLE_FILESIZE_EXCEEDED {
      receive(.end(TransferError(kind: .tooLarge, message: "")))
    } else if result != CURLE_OK {
      let text = String(cString: message)
      let description = text.isEmpty ? String(cString: curl_easy_strerror(result)) : text
      receive(.end(TransferError(result, description)))
    } else if !hasBegun {
      receive(
        .end(
          TransferError(
            kind: .interrupted, message: "the connection closed before the header was complete")))
    } else {
      receive(.end(nil))
    }
  }

  private func receive(line: String) {
    let line = line.trimmingCharacters(in: .newlines)
    if let head, line.isEmpty, !hasBegun {
      hasBegun = !head.isInformational
      if hasBegun { receive(.head(head)) }
      self.head = nil
    } else if let next = ResponseHead(statusLine: line), !hasBegun {
      head = next
    } else {
      head?.add(line: line)
    }
  }

  /// Returns whether the transfer continues.
  private func receive(_ data: Data) -> Bool {
    byteCount += data.count
    isTooLarge = byteCount > request.maximumBytes
    if !isTooLarge { receive(.data(data)) }
    return !isTooLarge
  }
}

extension Transfer {
  private func setUp() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    PlatenCURLSetPointer(handle, CURLOPT_PRIVATE, context)
    PlatenCURLSetPointer(handle, CURLOPT_ERRORBUFFER, message)
    // Signals would interrupt other threads of the program.
    PlatenCURLSetLong(handle, CURLOPT_NOSIGNAL, 1)
    PlatenCURLSetString(handle, CURLOPT_URL, request.url.absoluteString)
    PlatenCURLSetLong(handle, CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
    PlatenCURLSetLong(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    setUpRequest()
    setUpLimits()
    setUpCallbacks(context)
  }

  private func setUpRequest() {
    if request.method == "HEAD" { PlatenCURLSetLong(handle, CURLOPT_NOBODY, 1) }
    if let body = request.body {
      PlatenCURLSetOffset(handle, CURLOPT_POSTFIELDSIZE_LARGE, body.count)
      body.withUnsafeBytes { bytes in
        _ = PlatenCURLSetString(
          handle, CURLOPT_COPYPOSTFIELDS, bytes.assumingMemoryBound(to: CChar.self).baseAddress)
      }
    }
    PlatenCURLSetString(handle, CURLOPT_CUSTOMREQUEST, request.method)
    // Decode all formats that libcurl supports.
    PlatenCURLSetString(handle, CURLOPT_ACCEPT_ENCODING, "")
    // A server without support for `Expect` would delay the body by a second.
    fields = curl_slist_append(nil, "Expect:")
    for (name, value) in request.fields where !(name + value).contains(where: \.isNewline) {
      fields = curl_slist_append(fields, value.isEmpty ? "\(name);" : "\(name): \(value)") ?? fields
    }
    PlatenCURLSetList(handle, CURLOPT_HTTPHEADER, fields)
  }

  private func setUpLimits() {
    PlatenCURLSetLong(handle, CURLOPT_CONNECTTIMEOUT, request.timeout)
    // Less than one byte per second counts as no byte.
    PlatenCURLSetLong(handle, CURLOPT_LOW_SPEED_LIMIT, 1)
    PlatenCURLSetLong(handle, CURLOPT_LOW_SPEED_TIME, request.timeout)
    if request.method != "HEAD" {
      PlatenCURLSetOffset(handle, CURLOPT_MAXFILESIZE_LARGE, request.maximumBytes)
    }
  }

  private func setUpCallbacks(_ context: UnsafeMutableRawPointer) {
    PlatenCURLSetPointer(handle, CURLOPT_HEADERDATA, context)
    PlatenCURLSetCallback(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      let buffer = UnsafeRawBufferPointer(start: bytes, count: size * count)
      transfer.receive(line: String(decoding: buffer, as: UTF8.self))
      return size * count
    }
    PlatenCURLSetPointer(handle, CURLOPT_WRITEDATA, context)
    PlatenCURLSetCallback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.receive(Data(bytes: bytes, count: size * count)) ? size * count : 0
    }
  }
}

extension TransferError {
  fileprivate init(_ code: CURLcode, _ message: String) {
    // libcurl reports invalid chunks as an error of the connection.
    let isMalformed = code == CURLE_RECV_ERROR && message.contains("chunked-encoding")
    self.init(kind: isMalformed ? .malformed : Kind(code), message: message)
  }
}

extension TransferError.Kind {
  fileprivate init(_ code: CURLcode) {
    switch code {
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT:
      self = .unreachable
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CRL_BADFILE:
      self = .tls
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
      self = .interrupted
    default: self = .malformed
    }
  }
}
