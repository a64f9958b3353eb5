import Platen
import PlatenTesting
import SampleService
import Testing

/// The sign-up screen in Swift Testing, as `Documentation/Frameworks.md` shows it.
@MainActor
@Suite struct SwiftTestingTests {
  private let service = SampleService()
  private let session: Session

  init() { session = Session(signUpScreen(service), time: .virtual) }

  @Test(arguments: ["page", "johndoe"]) func aTakenNameIsReported(name: String) async throws {
    try session.type(.literal(name), into: "Username")
    try await session.wait()
    #expect(session.lines.contains("Username not available. Try a different one."))
    #expect(service.log.count == 1)
  }

  @Test func aHundredSessionsSignUpConcurrently() async throws {
    #expect(try await SignUpVisit.ofAHundred() == SignUpVisit.expected)
  }
}
