import Platen
import Testing

/// Tests of every screen that uses a service, without an answer.
@MainActor
@Suite struct UnansweredScreensTests {
  /// Requests are detected behind any operators.
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
