import Foundation
import PlatenContext

import FoundationNetworking

/// A request that a protocol class of the app answers.
///
/// The class is used directly, without a `URLSession`. On Linux, a task of a `URLSession` never ends
/// if a protocol class answers with the status 401 and a realm.
final class ProtocolRequest: NSObject, URLProtocolClient {
  private struct State {
    var response: HTTPURLResponse?
    var body = Data()
    var isOver = false
  }

  private let state = Locked(State())
  private let request: RemoteRequest
  private let stream: ResponseStream
  /// The wait of the current session for the request.
  private let awaited: ExternalWait?

  /// Creates a request whose protocol class sends its events to a stream.
  init(_ request: RemoteRequest, into stream: ResponseStream) {
    self.request = request
    self.stream = stream
    awaited = SessionContext.current.clock.map { ExternalWait(WorkLabel(request.name), by: $0) }
  }

  /// Starts the request if a protocol class of the settings answers it, and returns whether one does.
  static func start(
    _ request: RemoteRequest, _ settings: NetworkSettings, into stream: ResponseStream
  ) throws(RemoteError) -> Bool {
    if settings.protocolClasses.isEmpty { return false }
    let converted = try request.urlRequest(settings.fields(of: request))
    guard let type = settings.protocolClasses.first(where: { $0.canInit(with: converted) })
    else { return false }
    ProtocolRequest(request, into: stream).start(converted, with: type)
    return true
  }

  private func start(_ request: URLRequest, with type: URLProtocol.Type) {
    // Unsafe: only the queue uses the protocol.
    nonisolated(unsafe) let loader = type.init(
      request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
    let queue = DispatchQueue(label: "ProtocolRequest")
    queue.async { loader.startLoading() }
    stream.hold(
      CancellableWork {
        self.awaited?.end()
        queue.async { loader.stopLoading() }
      })
  }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    state.withLock { $0.response = response as? HTTPURLResponse }
  }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
    let progress: RemoteProgress? = state.withLock { state in
      guard state.body.count + data.count <= request.maximumBytes else { return nil }
      state.body.append(data)
      return RemoteProgress(received: state.body.count, expected: state.response?.expectedBytes)
    }
    guard let progress else { return fail(.tooLarge(limit: request.maximumBytes)) }
    stream.send(progress)
  }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    let state = state.value
    guard let response = state.response else { return fail(.malformed) }
    end(.success(RemoteResponse(response, state.body)))
  }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    fail(RemoteError.Kind(error, hasBegun: state.value.response != nil))
  }

  /// Ends with the redirect as the response.
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {
    urlProtocol(`protocol`, didReceive: redirectResponse, cacheStoragePolicy: .notAllowed)
    urlProtocolDidFinishLoading(`protocol`)
  }

  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid: CachedURLResponse) {}

  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    fail(.unreachable("the server requests a password"))
  }

  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}

  private func fail(_ kind: RemoteError.Kind) { end(.failure(RemoteError(kind))) }

  private func end(_ outcome: Result<RemoteResponse, RemoteError>) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { stream.finish(outcome) }
  }
}

extension RemoteResponse {
  fileprivate init(_ response: HTTPURLResponse, _ body: Data) {
    self.init(status: response.statusCode, body: body)
    for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
  }
}

extension HTTPURLResponse {
  /// The length of the body in bytes; `nil` if the length is unknown.
  fileprivate var expectedBytes: Int? {
    expectedContentLength >= 0 ? Int(expectedContentLength) : nil
  }
}

extension RemoteError.Kind {
  /// Creates an error kind from an error of a protocol class.
  ///
  /// - Parameter hasBegun: Whether the response had started.
  fileprivate init(_ error: any Error, hasBegun: Bool) {
    let code = (error as? URLError)?.code ?? .unknown
    let text = "\(error.localizedDescription)".clipped
    switch code {
    case .timedOut: self = .timedOut(after: .seconds(NetworkSettings().timeout))
    case .cancelled: self = .cancelled
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      self = .tls(text)
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData,
      .unsupportedURL:
      self = .malformed
    case .networkConnectionLost: self = .interrupted
    default: self = hasBegun ? .interrupted : .unreachable(text)
    }
  }
}
