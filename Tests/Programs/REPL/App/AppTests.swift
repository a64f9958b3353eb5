import Foundation
import PlatenApp
import PlatenREPL
import Testing

private struct EmptyApp: App {
  var body: some Scene { WindowGroup { EmptyView() } }
}

@Suite struct AppTests {
  @Test func aProgramWithoutARunnerOfAppsExplainsThatAndFails() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        AppLauncher.registered.value = nil
        EmptyApp.main()
      }
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("add the product PlatenREPL to the dependencies of its target"))
  }
}
