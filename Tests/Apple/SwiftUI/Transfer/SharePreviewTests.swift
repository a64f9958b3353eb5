import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct SharePreviewTests {
  @Test func theTitleOfAnItemIsShared() throws {
    let link = ShareLink(item: 3, preview: SharePreview("Three teas", image: Image("tea")))
    let session = Session(link, time: .virtual)
    try session.press("Share…")
    #expect(session.log.lines.contains { $0.contains("share Three teas") })
  }
}
