import Foundation
import Platen

/// A service that checks the availability of user names.
public struct UserNames: Sendable {
  /// The minimum length of a user name, in characters; shorter names are not requested.
  static let shortest = 3

  /// A closure that publishes whether a name is available. Each subscription sends one request.
  public var isAvailable: @Sendable (String) -> AnyPublisher<Bool, RemoteError>

  public init(isAvailable: @escaping @Sendable (String) -> AnyPublisher<Bool, RemoteError>) {
    self.isAvailable = isAvailable
  }

  /// Creates a service that sends HTTP requests with a timeout of 10 seconds.
  ///
  /// After a server error, the request is repeated after 3 seconds and again after 6 more, or when
  /// the server allows.
  public static func live(
    _ client: RemoteClient, at service: String,
    scheduler: AnySchedulerOf<DispatchQueue> = .main
  ) -> UserNames {
    let client =
      client
      .timingOut(after: .seconds(10), scheduler: scheduler)
      .retrying(.delays(.seconds(3), .seconds(6)), scheduler: scheduler)
    return UserNames { name in
      let request = RemoteRequest(
        at: service, path: ["isUserNameAvailable"], query: ["userName": name])
      return client.decodedPublisher(Availability.self, for: request)
        .map(\.isAvailable)
        .eraseToAnyPublisher()
    }
  }
}

/// The response of the service.
struct Availability: Decodable {
  let isAvailable: Bool
  let userName: String
}

extension UserNames {
  /// The answer of the service about a name.
  public struct Answer: Equatable, Sendable {
    public let name: String
    public let status: UsernameStatus
  }

  /// Publishes `nil` and then the answer about a name; only `nil` if the name is too short.
  func answers(about name: String) -> AnyPublisher<Answer?, Never> {
    if name.count < Self.shortest { return Just(nil).eraseToAnyPublisher() }
    return isAvailable(name)
      .map { $0 ? .free : .refused("Username not available. Try a different one.") }
      .catch { Just(UsernameStatus($0)) }
      .map { Answer(name: name, status: $0) }
      .prepend(nil)
      .eraseToAnyPublisher()
  }
}

extension UsernameStatus {
  /// Creates the result for a request that failed.
  init(_ error: RemoteError) {
    switch error.kind {
    case .status(let status): self = .refused(status.reason ?? "Server error")
    case .decoding, .tooLarge: self = .outdated
    case .invalidRequest: self = .refused("Invalid request: URL invalid")
    case .unreachable, .timedOut, .tls, .interrupted, .malformed, .cancelled: self = .offline
    }
  }
}
