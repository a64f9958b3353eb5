import FlyingFox
import FlyingSocks
import Foundation
import PlatenContext
import SampleService

/// An HTTP server for a `SampleService`, reachable only at 127.0.0.1.
///
///     let server = SampleServer(service)
///     let address = try await server.start()
///     …
///     await server.stop()
public actor SampleServer {
  private let service: SampleService
  private let port: UInt16
  private var run: Run?

  /// Creates a server without starting it.
  ///
  /// - Parameters:
  ///   - service: The service that answers requests.
  ///   - port: The port of the server; 0 selects a free port.
  public init(_ service: SampleService, port: UInt16 = 0) {
    self.service = service
    self.port = port
  }

  deinit { run?.cancel() }

  /// Starts the server unless it is running.
  ///
  /// - Returns: The URL of the server, such as `http://127.0.0.1:8080`.
  /// - Throws: `StartError` if the server cannot start.
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

  /// The URL of the server; `nil` unless the server is running.
  public var address: URL? {
    get async { try? await run?.address.value }
  }

  /// Closes all connections, including those with pending answers, and then the port.
  public func stop() async {
    let run = run
    self.run = nil
    run?.cancel()
    _ = await run?.served.result
  }
}

extension SampleServer {
  /// A running server, which outlives the session whose request starts it.
  private final class Run: Sendable {
    /// The task that ends when the server is canceled and all connections are closed.
    let served: Task<Void, any Error>
    /// The task that returns the URL when the server starts listening.
    let address: Task<URL, any Error>

    init(_ service: SampleService, port: UInt16) {
      let server = HTTPServer(service, port: port)
      // In the session, latencies would elapse on its clock, which ends with the screen.
      (served, address) = PipelineContexts.$current.withValue(nil) {
        let listening = Task.detached { try await server.waitUntilListening(timeout: 60) }
        let served = Task.detached {
          defer { listening.cancel() }
          try await server.run()
        }
        let address = Task.detached {
          do { try await listening.value } catch { try await served.value }
          return try await server.url
        }
        return (served, address)
      }
    }

    func cancel() { served.cancel() }
  }
}

extension HTTPServer {
  fileprivate init(_ service: SampleService, port: UInt16) {
    var address = sockaddr_in.inet(port: port)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    // Latencies can exceed the default timeout of handlers.
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
