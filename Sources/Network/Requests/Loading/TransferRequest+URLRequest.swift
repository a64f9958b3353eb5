import Foundation
import PlatenTransport

import FoundationNetworking

extension TransferRequest {
  /// Creates the transfer of a request without its body; returns `nil` if the request has no URL.
  init?(_ request: URLRequest, _ configuration: URLSessionConfiguration) {
    guard let url = request.url else { return nil }
    let method = request.httpMethod ?? "GET"
    var fields = (request.allHTTPHeaderFields ?? [:]).map { (name: $0.key, value: $0.value) }
    if request.value(forHTTPHeaderField: "User-Agent") == nil {
      fields.append(("User-Agent", "\(ProcessInfo.processInfo.processName)/1"))
    }
    self.init(method, url, fields: fields, timeout: request.timeout(configuration))
    // libcurl computes the length of the body.
    removeField("Content-Length")
  }

  /// The length of the body; `nil` if it is unknown.
  var bodyLength: Int? { stream.map(\.length) ?? body?.count ?? 0 }
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
