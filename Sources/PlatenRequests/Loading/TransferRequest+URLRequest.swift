import Foundation
import PlatenTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension TransferRequest {
    /// Creates the transfer of a request; returns `nil` if the request has no URL.
    init?(_ request: URLRequest, _ body: Data, _ configuration: URLSessionConfiguration) {
      guard let url = request.url else { return nil }
      let method = request.httpMethod ?? "GET"
      var fields = (request.allHTTPHeaderFields ?? [:]).map { (name: $0.key, value: $0.value) }
      if request.value(forHTTPHeaderField: "User-Agent") == nil {
        fields.append(("User-Agent", "\(ProcessInfo.processInfo.processName)/1"))
      }
      // libcurl computes the length of the body.
      fields.removeAll { $0.name.caseInsensitiveCompare("Content-Length") == .orderedSame }
      // Methods that usually have a body declare its length, even if it is empty.
      let hasBody = !body.isEmpty || ["POST", "PUT", "PATCH"].contains(method)
      self.init(
        method, url, fields: fields, body: hasBody ? body : nil,
        timeout: request.timeout(configuration))
    }
  }

  extension URLRequest {
    /// The time without a received byte after which the request fails, in seconds.
    ///
    /// Foundation does not tell whether the default of 60 seconds was set, so a different limit of
    /// the configuration replaces it.
    fileprivate func timeout(_ configuration: URLSessionConfiguration) -> TimeInterval {
      let isDefault = timeoutInterval == 60 && configuration.timeoutIntervalForRequest > 0
      let limit = isDefault ? configuration.timeoutIntervalForRequest : timeoutInterval
      return limit > 0 ? limit : .infinity
    }
  }
#endif
