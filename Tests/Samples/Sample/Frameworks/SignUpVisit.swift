import Platen
import SampleService

/// The results of a user's sign-up on the screen and in the service.
struct SignUpVisit: Equatable {
  var name: String
  var message: String?
  var events: [String] = []
  var requests: [String]
  var milliseconds: Int
}

extension SignUpVisit {
  /// Signs up a hundred users concurrently, each with a separate session and service.
  @MainActor
  static func ofAHundred() async throws -> [SignUpVisit] {
    let visits = (0..<100).map { number in Task { try await visit(number) } }
    var results: [SignUpVisit] = []
    for visit in visits { results.append(try await visit.value) }
    return results
  }

  /// The expected result for each user: outcomes repeat every four users, and latencies differ.
  static let expected = (0..<100).map { number in
    let name = name(number)
    var visit = SignUpVisit(
      name: name, requests: ["GET /isUserNameAvailable?userName=\(name)"],
      milliseconds: 800 + 10 * number)
    switch number % 4 {
    case 0: visit.events = ["Signing up as \(name)"]
    case 1: visit.message = "Username not available. Try a different one."
    case 2: visit.message = "Username is not valid: admin."
    default:
      visit.message = "Offline: the username could not be checked."
      visit.events = ["Signing up as \(name)"]
    }
    return visit
  }

  private static func name(_ number: Int) -> String {
    switch number % 4 {
    case 1: "page"
    case 2: "admin"
    default: "ada\(number)"
    }
  }

  @MainActor
  private static func visit(_ number: Int) async throws -> SignUpVisit {
    let service = SampleService()
    try service.setLatency(.milliseconds(10 * number), of: "signup")
    if number % 4 == 3 { try service.setFault(.refuse, of: "signup") }
    let session = Session(signUpScreen(service), time: .virtual)
    defer { session.close() }
    try session.type(.literal(name(number)), into: "Username")
    try session.type("Correct-Horse-9", into: "Password")
    try session.type("Correct-Horse-9", into: "Repeat password")
    await session.advance(by: .milliseconds(100))
    await Task.yield()  // The others come as far.
    try await session.wait()
    var visit = SignUpVisit(
      name: try session.value(of: "Username"), message: session.usernameMessage,
      requests: service.log.map(\.request),
      milliseconds: Int((session.elapsed / .milliseconds(1)).rounded()))
    try? session.press("Sign up")
    visit.events = session.log.lines
    return visit
  }
}

extension Session {
  /// The message about the username in the last frame.
  fileprivate var usernameMessage: String? {
    lines.first { line in
      line.hasPrefix("Offline") || line.hasPrefix("Username ") && line.hasSuffix(".")
    }
  }
}
