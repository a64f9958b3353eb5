import Foundation
import PlatenNavigation
import PlatenSession
import Testing

@MainActor
@Suite struct OpenURLActionTests {
  private struct Opener: View {
    let url: URL
    @Environment(\.openURL) private var openURL

    var body: some View { Button("Open") { openURL(url) } }
  }

  private func events(_ result: @escaping @MainActor (URL) -> OpenURLAction.Result) async throws
    -> [String]
  {
    let url = try #require(URL(string: "https://example.com"))
    let session = Session(
      Opener(url: url).environment(\.openURL, OpenURLAction(handler: result)))
    defer { session.close() }
    try session.press("Open")
    return session.log.lines
  }

  @Test func openURLLogsTheURLOnlyForTheSystemAction() async throws {
    let other = try #require(URL(string: "https://example.org"))
    #expect(try await events { _ in .handled } == [])
    #expect(try await events { _ in .discarded } == [])
    #expect(
      try await events { _ in .systemAction }.map { $0.hasSuffix("open https://example.com") } == [
        true
      ])
    #expect(
      try await events { _ in .systemAction(other) }.map {
        $0.hasSuffix("open https://example.org")
      } == [true])
  }
}
