import Platen
import Testing

/// Every screen that asks a service, where nobody answers.
@MainActor
@Suite struct UnansweredScreensTests {
  /// Whatever operators a request goes through, it is seen to be one of a session in virtual time.
  @Test(arguments: AskingScreen.allCases)
  func noScreenUsesTheNetworkInVirtualTime(screen: AskingScreen) async throws {
    let session = screen.open(asking: .live)
    await session.settle()
    try screen.use(session)
    try await session.wait()
    let warnings = session.log.lines.filter { $0.hasPrefix("warning: ") }
    #expect(!warnings.isEmpty)
    #expect(
      warnings.allSatisfy { warning in
        warning.hasPrefix("warning: no stub answers GET /") && !warning.contains("?")
      })
    session.close()
  }
}
