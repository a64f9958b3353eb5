import Foundation
import Platen
import PlatenREPL
import SampleService
import SampleServiceServer

/// The service that an app's screens ask, and the app's command and option for it.
///
///     @main
///     struct SignUpApp: App {
///       private let host = SampleHost()
///
///       var body: some Scene {
///         WindowGroup { SignUpScreen(service: host.origins.signup).environment(\.remoteClient, host.client) }
///         host.scenes
///       }
///     }
///
/// In virtual time the service answers in process, in real time over HTTP from a free port; the
/// server starts with the first request. With `--service URL` another one is asked, with `--live`
/// the real ones.
@MainActor
public final class SampleHost {
  /// The service, unless another is asked.
  public let service = SampleService()
  /// Where each screen asks; a host of this package's own stands for the own server.
  public private(set) var origins = Origins(service: "http://\(SampleHost.ownHost)")
  private let server: SampleServer

  private nonisolated static let ownHost = "sample.service"

  /// A host whose server has not been started.
  public init() { server = SampleServer(service) }

  /// Asks the service in the way that the session at work here needs; other hosts by the network.
  public var client: RemoteClient {
    let inProcess = service.client(scheduler: .main)
    let served = server.client()
    // Also in virtual time: whoever started the program with the address of another means it.
    let network = RemoteClient.live(.ephemeral)
    return RemoteClient { request in
      if request.url.host != Self.ownHost { return network.events(for: request) }
      return (SessionContext.current.clock?.isRealTime == false ? inProcess : served).events(
        for: request)
    }
  }

  /// The host that is asked instead of the service for a route of it, if anything is.
  private func other(for route: String) -> String? {
    let host = RemoteURL(origins.base(of: route)).host
    return host == Self.ownHost ? nil : host
  }

  /// What an app adds to its scenes: the command `service`, and the options `--service` and `--live`.
  @SceneBuilder
  public var scenes: some Scene {
    Command.service(service) { [server] in
      await server.address
    } insteadOf: { [weak self] route in
      self?.other(for: route)
    }
    LaunchOption("service", "URL", "Use the sample service at this URL instead of starting one.") {
      [weak self] in self?.origins = Origins(service: $0)
    }
    LaunchOption("live", "Use GitHub, TMDb (with TMDB_API_KEY) and JSONPlaceholder.") {
      [weak self] in self?.origins.becomeLive()
    }
  }
}
