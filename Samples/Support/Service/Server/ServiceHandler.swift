import FlyingFox
import Foundation
import PlatenRemote
import SampleService

/// A handler that sends a service's answers over HTTP.
///
/// Every answer closes its connection. Clients with a new connection for each request never have to
/// repeat one because a reused connection was closed.
struct ServiceHandler: HTTPHandler {
  let service: SampleService

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let answer = service.answer(
      to: .init(
        method: request.method.rawValue, target: request.target.rawValue, host: request.host))
    do {
      try await Task.sleep(for: answer.latency)
    } catch {
      // The server is stopping and no longer answers.
      return HTTPResponse(webSocket: NoAnswer(waits: false))
    }
    switch answer.outcome {
    case .response(let response): return HTTPResponse(response, body: response.body)
    case .half(let response):
      return HTTPResponse(response, body: response.body.prefix(response.body.count / 2))
    case .refusal: return HTTPResponse(webSocket: NoAnswer(waits: false))
    case .silence: return HTTPResponse(webSocket: NoAnswer(waits: true))
    }
  }
}

extension HTTPRequest {
  /// The host that the client requested, which differs from the server's host behind a proxy.
  fileprivate var host: String {
    headers[.forwardedHost] ?? headers[.host] ?? "localhost"
  }
}

extension HTTPHeader {
  /// The header in which a proxy forwards the requested host.
  static let forwardedHost = HTTPHeader("X-Forwarded-Host")
}

extension HTTPResponse {
  /// Creates an HTTP response.
  ///
  /// - Parameters:
  ///   - response: The response of the service.
  ///   - body: The part of the response's body to send.
  fileprivate init(_ response: RemoteResponse, body: Data) {
    var headers = HTTPHeaders()
    for (name, value) in response.headers.fields { headers[HTTPHeader(name)] = value }
    headers[.connection] = "close"
    self.init(
      statusCode: HTTPStatusCode(response.status, phrase: ""), headers: headers,
      body: HTTPBodySequence(from: LastBytes(bytes: body), count: response.body.count))
  }
}
