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
///         WindowGroup { SignUpScreen(service: host.address).environment(\.remoteClient, host.client) }
///         host.scenes
///       }
///     }
///
/// In virtual time the service answers in process, in real time over HTTP from a free port; the
/// server starts with the first request. With `--service URL` another one is asked.
@MainActor
public final class SampleHost {
  /// The service, unless another is asked.
  public let service = SampleService()
  /// The base of requests: the address that was given, or one that stands for the own server.
  public private(set) var address = SampleHost.ownAddress
  private let server: SampleServer

  private static let ownAddress = "http://sample.service"

  /// A host whose server has not been started.
  public init() { server = SampleServer(service) }

  /// Asks the service in the way that the session at work here needs.
  public var client: RemoteClient {
    if address != Self.ownAddress { return .live }
    let inProcess = service.client(scheduler: .main)
    let served = server.client()
    return RemoteClient { request in
      (Surroundings.current.clock?.isRealTime == false ? inProcess : served).events(for: request)
    }
  }

  /// What an app adds to its scenes: the command `service` and the option `--service`.
  @SceneBuilder
  public var scenes: some Scene {
    Command.service(service) { [server] in await server.address }
    LaunchOption("service", "URL", "The address of the service to ask, instead of an own one.") {
      [weak self] in self?.address = $0
    }
  }
}
