import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ShareLinkTests {
  @Test func sharingAURLShowsALink() throws {
    let address = try #require(URL(string: "https://example.org"))
    #expect(picture(40) { ShareLink(item: address) } == "Share… <https://example.org>")
    #expect(
      picture(40) { ShareLink("Tell *all*", item: address) } == "Tell all <https://example.org>")
  }

  @Test func sharingAStringWritesItToTheLog() async {
    await expectTranscript(of: ShareLink("Share", item: "a poem")) {
      """
        ( Share )
      > press Share
      > log
        share a poem
      """
    }
  }
}
