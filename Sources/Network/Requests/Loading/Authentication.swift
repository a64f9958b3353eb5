import Foundation
import PlatenTransport

import FoundationNetworking

/// The authentication of a task with a name and a password.
struct Authentication {
  /// The credential that answers the challenges of a server.
  private var credential: URLCredential?
  private var space: URLProtectionSpace?
  /// The methods that the delegate rejects.
  private var rejected: Set<String> = []
  private var failures = 0

  /// The credential for the next transfer; `nil` without one.
  var transferCredential: TransferCredential? {
    guard let credential, let space, let user = credential.user else { return nil }
    let isDigest = space.authenticationMethod == NSURLAuthenticationMethodHTTPDigest
    return TransferCredential(
      isDigest ? .digest : .basic, user: user, password: credential.password ?? "")
  }

  /// Returns the challenge in a response with status 401; `nil` if the response is the result,
  /// because neither a delegate nor the storage can provide a credential.
  mutating func challenge(
    in response: HTTPURLResponse, _ storage: URLCredentialStorage?, asksDelegate: Bool
  ) -> URLAuthenticationChallenge? {
    guard
      let space = response.protectionSpaces.first(where: { space in
        !rejected.contains(space.authenticationMethod)
      })
    else { return nil }
    if credential != nil, self.space?.isEquivalent(to: space) == true { failures += 1 }
    let stored = storage?.credential(for: space)
    let isTried = stored?.user == credential?.user && stored?.password == credential?.password
    let proposed = isTried ? nil : stored
    guard asksDelegate || proposed != nil else { return nil }
    return URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: proposed, previousFailureCount: failures,
      failureResponse: response, error: nil, sender: ChallengeSender())
  }

  /// The effect of a decision about a challenge.
  enum Effect {
    /// The next transfer sends a credential.
    case retry
    /// The response with the challenge is the result.
    case noCredential
    case cancel
    /// The response can contain another challenge.
    case rejection
  }

  /// Follows the decision of a delegate about a challenge.
  mutating func answer(
    _ challenge: URLAuthenticationChallenge, _ disposition: URLSession.AuthChallengeDisposition,
    _ credential: URLCredential?
  ) -> Effect {
    let space = challenge.protectionSpace
    switch disposition {
    case .useCredential: return use(credential, for: space)
    case .performDefaultHandling: return use(challenge.proposedCredential, for: space)
    case .cancelAuthenticationChallenge: return .cancel
    case .rejectProtectionSpace:
      rejected.insert(space.authenticationMethod)
      return .rejection
    }
  }

  private mutating func use(_ credential: URLCredential?, for space: URLProtectionSpace) -> Effect {
    guard let credential, credential.user != nil else { return .noCredential }
    (self.credential, self.space) = (credential, space)
    return .retry
  }

  /// Stores the credential that the server has accepted, if its persistence permits this.
  func store(in storage: URLCredentialStorage?) {
    guard let credential, let space, credential.persistence != .none else { return }
    storage?.set(credential, for: storage?.space(equivalentTo: space) ?? space)
  }
}

extension HTTPURLResponse {
  /// The protection spaces of the server's challenges, the more secure ones first.
  fileprivate var protectionSpaces: [URLProtectionSpace] {
    guard statusCode == 401, let url, let host = url.host(),
      let text = value(forHTTPHeaderField: "WWW-Authenticate")
    else { return [] }
    let schemes = text.matches(of: /(?i)(?:^|,)\s*(Basic|Digest)(?=[\s,]|$)/)
    let ends = schemes.dropFirst().map(\.range.lowerBound) + [text.endIndex]
    let spaces = zip(schemes, ends).map { scheme, end in
      let isDigest = scheme.1.lowercased() == "digest"
      return URLProtectionSpace(
        host: host, port: url.effectivePort, protocol: url.scheme,
        realm: text[scheme.range.upperBound..<end].realm,
        authenticationMethod: isDigest
          ? NSURLAuthenticationMethodHTTPDigest : NSURLAuthenticationMethodHTTPBasic)
    }
    return spaces.filter { $0.authenticationMethod == NSURLAuthenticationMethodHTTPDigest }
      + spaces.filter { $0.authenticationMethod == NSURLAuthenticationMethodHTTPBasic }
  }
}

extension URLCredentialStorage {
  /// Returns the default credential of a space, or the first one by name.
  fileprivate func credential(for space: URLProtectionSpace) -> URLCredential? {
    guard let space = self.space(equivalentTo: space) else { return nil }
    return defaultCredential(for: space)
      ?? credentials(for: space)?.min { $0.key < $1.key }?.value
  }

  /// Returns the space under which credentials are stored.
  fileprivate func space(equivalentTo space: URLProtectionSpace) -> URLProtectionSpace? {
    allCredentials.keys.first { $0.isEquivalent(to: space) }
  }
}

extension URLProtectionSpace {
  /// Whether two spaces have the same parts. Foundation on Linux compares their identity.
  fileprivate func isEquivalent(to other: URLProtectionSpace) -> Bool {
    host.lowercased() == other.host.lowercased() && port == other.port
      && self.protocol == other.protocol && realm == other.realm
      && authenticationMethod == other.authenticationMethod && isProxy() == other.isProxy()
  }
}

extension Substring {
  /// The value of the parameter `realm`, without quotation marks.
  fileprivate var realm: String? {
    firstMatch(of: /(?i)\brealm\s*=\s*(?:"([^"]*)"|([^\s,]+))/).map { match in
      String(match.1 ?? match.2 ?? "")
    }
  }
}

/// The sender of a challenge. Only delegates answer challenges, so it does nothing.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender, Sendable {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
