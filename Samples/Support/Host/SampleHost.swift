import Foundation
import Platen
import PlatenREPL
import SampleService
import SampleServiceServer

/// The host of the sample service, with the command and the options that configure it.
///
///     @main
///     struct SignUpApp: App {
///       private let host = SampleHost()
///
///       var body: some Scene {
///         WindowGroup {
///           SignUpScreen(service: host.origins.signup)
///             .environment(\.remoteClient, host.client)
///         }
///         host.scenes
///       }
///     }
///
/// In virtual time, the service responds in process. In real time, it responds over HTTP on a free
/// port, and the server starts with the first request. The option `--service URL` selects another
/// service, and `--live` the live ones.
@MainActor
public final class SampleHost {
  /// The sample service, which is used unless another is selected.
  public let service = SampleService()
  /// The origins of the screens. A reserved host name represents the host's server.
  public private(set) var origins = Origins(service: "http://\(SampleHost.ownHost)")
  private let server: SampleServer

  private nonisolated static let ownHost = "sample.service"

  /// Creates a host whose server has not been started.
  public init() { server = SampleServer(service) }

  /// A client that reaches the sample service in process or over HTTP, depending on the current
  /// session, and other hosts over the network.
  public var client: RemoteClient {
    let inProcess = service.client(scheduler: .main)
    let served = server.client()
    // An explicitly selected service is used even in virtual time.
    let network = RemoteClient.live(.ephemeral)
    return RemoteClient { request in
      if request.url.host != Self.ownHost { return network.events(for: request) }
      return (SessionContext.current.clock?.isRealTime == false ? inProcess : served).events(
        for: request)
    }
  }

  /// Returns the host that replaces the sample service for a route, if any.
  private func other(for route: String) -> String? {
    let host = RemoteURL(origins.base(of: route)).host
    return host == Self.ownHost ? nil : host
  }

  /// The scenes that an app adds: the command `service`, and the options `--service` and `--live`.
  @SceneBuilder
  public var scenes: some Scene {
    Command.service(service) { [server] in
      await server.address
    } insteadOf: { [weak self] route in
      self?.other(for: route)
    }
    LaunchOption("service", "URL", "Use the sample service at this URL instead of starting one.") {
      [weak self] in
      guard $0.hasPrefix("http://") || $0.hasPrefix("https://") else { throw InvalidServiceURL() }
      self?.origins = Origins(service: $0)
    }
    LaunchOption("live", "Use GitHub, TMDb (with TMDB_API_KEY) and JSONPlaceholder.") {
      [weak self] in self?.origins.becomeLive()
    }
  }
}

/// The error for a service URL that is not an absolute HTTP URL.
private struct InvalidServiceURL: Error, CustomStringConvertible {
  let description = "not an HTTP URL; write an address such as http://127.0.0.1:8080"
}
