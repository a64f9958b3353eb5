import Foundation
import PlatenCURL

/// The options of a transfer, with the memory that libcurl uses during the transfer.
final class TransferOptions {
  /// The source of the body; `nil` if the request has no body.
  let upload: Upload?
  private let request: TransferRequest
  private let deadline: Deadline
  private var fields: UnsafeMutablePointer<curl_slist>?
  private let message = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

  init(_ request: TransferRequest, _ deadline: Deadline, resume: @escaping @Sendable () -> Void) {
    self.request = request
    self.deadline = deadline
    let requiresBody = ["POST", "PUT", "PATCH"].contains(request.method)
    upload =
      request.stream.map { Upload($0, resume: resume) }
      ?? (request.body ?? (requiresBody ? Data() : nil)).map(Upload.init)
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
  }

  deinit {
    curl_slist_free_all(fields)
    message.deallocate()
  }

  /// The file with the certificates that the environment specifies; `nil` for those of the system.
  private static let certificateFile = ProcessInfo.processInfo.environment["SSL_CERT_FILE"]

  /// Whether libcurl asks for a challenge before it sends the request.
  var expectsChallenge: Bool { request.credential?.method == .digest }

  /// Returns the text of an error that ended the transfer.
  func message(of result: CURLcode) -> String {
    message.pointee == 0 ? String(cString: curl_easy_strerror(result)) : String(cString: message)
  }

  func set(on handle: UnsafeMutableRawPointer) {
    PlatenCURLSetPointer(handle, CURLOPT_ERRORBUFFER, message)
    // Signals would interrupt other threads of the program.
    PlatenCURLSetLong(handle, CURLOPT_NOSIGNAL, 1)
    PlatenCURLSetString(handle, CURLOPT_URL, request.url.absoluteString)
    PlatenCURLSetLong(handle, CURLOPT_PATH_AS_IS, 1)
    PlatenCURLSetLong(handle, CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS))
    PlatenCURLSetLong(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // Decode all formats that libcurl supports.
    PlatenCURLSetString(handle, CURLOPT_ACCEPT_ENCODING, "")
    PlatenCURLSetLong(handle, CURLOPT_CONNECTTIMEOUT_MS, deadline.connectionTime)
    // Offer HTTP/2 to servers with TLS. This is the default since libcurl 7.62.
    PlatenCURLSetLong(handle, CURLOPT_HTTP_VERSION, Int(PlatenCURLHTTP2TLS))
    PlatenCURLSkipNameResolution(handle)
    if let file = Self.certificateFile { PlatenCURLSetString(handle, CURLOPT_CAINFO, file) }
    setCredential(on: handle)
    setBody(on: handle)
    setFields(on: handle)
  }

  private func setCredential(on handle: UnsafeMutableRawPointer) {
    guard let credential = request.credential else { return }
    PlatenCURLSetLong(
      handle, CURLOPT_HTTPAUTH,
      Int(credential.method == .digest ? PlatenCURLDigest : PlatenCURLBasic))
    PlatenCURLSetString(handle, CURLOPT_USERNAME, credential.user)
    PlatenCURLSetString(handle, CURLOPT_PASSWORD, credential.password)
  }

  private func setBody(on handle: UnsafeMutableRawPointer) {
    if request.method == "HEAD" {
      PlatenCURLSetLong(handle, CURLOPT_NOBODY, 1)
    } else {
      PlatenCURLSetOffset(handle, CURLOPT_MAXFILESIZE_LARGE, request.maximumBytes)
    }
    if let upload {
      PlatenCURLSetLong(handle, CURLOPT_UPLOAD, 1)
      PlatenCURLSetOffset(handle, CURLOPT_INFILESIZE_LARGE, upload.length ?? -1)
    }
    PlatenCURLSetString(handle, CURLOPT_CUSTOMREQUEST, request.method)
  }

  private func setFields(on handle: UnsafeMutableRawPointer) {
    // A server without support for `Expect` would delay the body by a second.
    fields = curl_slist_append(nil, "Expect:")
    if request.method == "POST", !request.hasField("Content-Type") {
      add("Content-Type: application/x-www-form-urlencoded")
    }
    for (name, value) in request.fields {
      add(value.isEmpty ? "\(name);" : "\(name): \(value)")
    }
    PlatenCURLSetList(handle, CURLOPT_HTTPHEADER, fields)
  }

  private func add(_ field: String) { fields = curl_slist_append(fields, field) ?? fields }
}
