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
    let inProcess = service.client(scheduler: AnySchedulerOf<DispatchQueue>.main)
    let served = server.client
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

extension SampleServer {
  /// A client that starts this server and sends it what it is asked, whatever the host.
  nonisolated fileprivate var client: RemoteClient {
    RemoteClient { request in
      Deferred { Future { promise in self.start(promise) } }
        .flatMap { address in RemoteClient.live.events(for: request.moved(to: address)) }
        .eraseToAnyPublisher()
    }
  }

  nonisolated private func start(_ promise: @escaping (Result<URL, RemoteError>) -> Void) {
    // A promise can be kept from any thread.
    nonisolated(unsafe) let promise = promise
    Task {
      do {
        promise(.success(try await start()))
      } catch {
        promise(.failure(RemoteError(.unreachable("\(error)"))))
      }
    }
  }
}

extension RemoteRequest {
  /// The same request of another server.
  fileprivate func moved(to server: URL) -> RemoteRequest {
    var request = self
    request.url = RemoteURL(
      server.absoluteString, path: url.path, query: url.query)
    return request
  }
}
