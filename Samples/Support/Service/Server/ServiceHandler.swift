import FlyingFox
import Foundation
import PlatenRemote
import SampleService

/// Carries out what a service decides about a request.
///
/// Every answer ends its connection: a client that takes another connection for each request never
/// asks a second time because one that it kept was closed.
struct ServiceHandler: HTTPHandler {
  let service: SampleService

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let answer = service.answer(
      to: .init(
        method: request.method.rawValue, target: request.target.rawValue, host: request.host))
    do {
      try await Task.sleep(for: answer.latency)
    } catch {
      // The server is stopped: nothing is answered any more.
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
  /// The host that the client asked for, which is another than this where it passed a proxy.
  fileprivate var host: String {
    headers[.forwardedHost] ?? headers[.host] ?? "localhost"
  }
}

extension HTTPHeader {
  /// What a proxy tells of the host that it was asked for.
  static let forwardedHost = HTTPHeader("X-Forwarded-Host")
}

extension HTTPResponse {
  /// - Parameter body: What is sent of the response's body.
  fileprivate init(_ response: RemoteResponse, body: Data) {
    var headers = HTTPHeaders()
    for (name, value) in response.headers.fields { headers[HTTPHeader(name)] = value }
    headers[.connection] = "close"
    self.init(
      statusCode: HTTPStatusCode(response.status, phrase: ""), headers: headers,
      body: HTTPBodySequence(from: LastBytes(bytes: body), count: response.body.count))
  }
}
