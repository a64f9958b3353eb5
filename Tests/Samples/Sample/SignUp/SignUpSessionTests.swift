import PlatenTesting
import SignUpSample
import Testing

/// Tests of the sign-up screen with a session instead of a transcript.
@MainActor
@Suite struct SignUpSessionTests {
  @Test func aTakenNameKeepsTheButtonDisabled() async throws {
    let session = Session(signUpScreen(), time: .virtual)
    try session.type("page", into: "Username")
    try await session.wait()
    #expect(session.lines.contains("Username not available. Try a different one."))
    #expect(throws: InputError.disabled("Sign up")) { try session.press("Sign up") }
    expectNothingPending(session.pending)
  }
}
