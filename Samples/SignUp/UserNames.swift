import Foundation
import Platen

/// The service that knows which names are taken.
public struct UserNames: Sendable {
  /// The characters that a name needs; the service is not asked about a shorter one.
  static let shortest = 3

  /// Whether a name is free. Each subscription asks once.
  public var isAvailable: @Sendable (String) -> AnyPublisher<Bool, RemoteError>

  public init(isAvailable: @escaping @Sendable (String) -> AnyPublisher<Bool, RemoteError>) {
    self.isAvailable = isAvailable
  }

  /// Asks a service over HTTP, for ten seconds at most; errors of the server are tried again after
  /// three seconds and after six more, or when the server says.
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

/// The answer of the service.
struct Availability: Decodable {
  let isAvailable: Bool
  let userName: String
}

extension UserNames {
  /// What the service said of a name.
  public struct Answer: Equatable, Sendable {
    public let name: String
    public let status: UsernameStatus
  }

  /// Nothing while the service is asked about a name, then its answer; nothing at all for a name
  /// that is too short to ask about.
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
  /// What an error of the service says of a name.
  init(_ error: RemoteError) {
    switch error.kind {
    case .status(let status): self = .refused(status.reason ?? "Server error")
    case .decoding, .tooLarge: self = .outdated
    case .invalidRequest: self = .refused("Invalid request: URL invalid")
    case .unreachable, .timedOut, .tls, .interrupted, .malformed, .cancelled: self = .offline
    }
  }
}
