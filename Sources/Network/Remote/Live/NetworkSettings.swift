import Foundation
import PlatenRequests
import PlatenTransport

import FoundationNetworking

/// The settings of a client that uses the network.
struct NetworkSettings: Sendable {
  /// The time without a sent or received byte after which a request fails, in seconds.
  var timeout: TimeInterval = 30
  /// The time after which a request fails, redirects included, in seconds.
  var maximumDuration = TimeInterval.infinity
  /// The header fields of requests that do not specify them.
  var fields: [(name: String, value: String)] = []
  /// The cookies that requests share; `nil` if requests have no cookies.
  var cookies: CookieJar?
  /// The app's own protocol classes.
  var protocolClasses: [URLProtocol.Type] = []

  init() {}

  init(_ configuration: URLSessionConfiguration) {
    timeout = configuration.timeoutIntervalForRequest
    maximumDuration = configuration.timeoutIntervalForResource
    fields = (configuration.httpAdditionalHeaders ?? [:]).map { ("\($0)", "\($1)") }
    var system = URLSessionConfiguration.ephemeral.protocolClasses ?? []
    cookies = CookieJar(configuration)
    system.append(SessionRequests.protocolClass)
    protocolClasses = (configuration.protocolClasses ?? []).filter { type in
      !system.contains { $0 == type }
    }
    .compactMap { $0 as? URLProtocol.Type }
  }

  /// Returns the header fields of a request, and the additional fields that it does not specify.
  func fields(of request: RemoteRequest) -> [(name: String, value: String)] {
    fields.filter { request.headers[$0.name] == nil } + request.headers.fields.map { ($0, $1) }
  }
}

extension NetworkSettings {
  /// Sends a request to its server.
  func send(_ request: RemoteRequest, into stream: ResponseStream) throws(RemoteError) {
    try NetworkRequest(request, self, into: stream).start()
  }
}
