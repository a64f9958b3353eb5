import FlyingFox
import FlyingSocks
import Foundation
import SampleService

/// Serves a `SampleService` over HTTP on 127.0.0.1, and nowhere else.
///
///     let server = SampleServer(service)
///     let address = try await server.start()
///     …
///     await server.stop()
public actor SampleServer {
  private let service: SampleService
  private let port: UInt16
  private var run: Run?

  /// A server that does not run yet.
  ///
  /// - Parameter port: 0 takes one that is free.
  public init(_ service: SampleService, port: UInt16 = 0) {
    self.service = service
    self.port = port
  }

  deinit { run?.cancel() }

  /// Starts the server if it does not run.
  ///
  /// - Returns: Where it answers, as `http://127.0.0.1:8080`.
  /// - Throws: `StartError`.
  @discardableResult
  public func start() async throws -> URL {
    let run = run ?? Run(service, port: port)
    self.run = run
    do {
      return try await run.address.value
    } catch {
      if self.run === run { self.run = nil }
      throw StartError(error, port: port)
    }
  }

  /// Where it answers; nil unless it runs.
  public var address: URL? {
    get async { try? await run?.address.value }
  }

  /// Closes every connection, also where an answer is still to come, and then the port.
  public func stop() async {
    let run = run
    self.run = nil
    run?.cancel()
    _ = await run?.served.result
  }
}

extension SampleServer {
  /// A server at work.
  private final class Run: Sendable {
    /// Ends when it was cancelled and everything is closed.
    let served: Task<Void, any Error>
    /// Comes when it listens.
    let address: Task<URL, any Error>

    init(_ service: SampleService, port: UInt16) {
      let server = HTTPServer(service, port: port)
      let listening = Task { try await server.waitUntilListening(timeout: 60) }
      let served = Task {
        defer { listening.cancel() }
        try await server.run()
      }
      self.served = served
      address = Task {
        do { try await listening.value } catch { try await served.value }
        return try await server.url
      }
    }

    func cancel() { served.cancel() }
  }
}

extension HTTPServer {
  fileprivate init(_ service: SampleService, port: UInt16) {
    var address = sockaddr_in.inet(port: port)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    // Latencies are longer than the time that a handler has by default.
    let configuration = Configuration(
      address: address, timeout: 1e9, pool: DispatchPool(), logger: .disabled)
    self.init(config: configuration, handler: ServiceHandler(service: service))
  }

  fileprivate var url: URL {
    get throws {
      guard case .ip4(let host, let port)? = listeningAddress,
        let url = URL(string: "http://\(host):\(port)")
      else { throw SocketError.disconnected }
      return url
    }
  }
}
