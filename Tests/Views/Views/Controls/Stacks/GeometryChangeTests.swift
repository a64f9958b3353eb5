import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct GeometryChangeTests {
  private struct Measured: View {
    @State private var text = "tea"
    @State private var width: CGFloat = 0

    var body: some View {
      Text(text).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      Text("\(Int(width))")
      Button("Grow") { text = "green tea" }
    }
  }

  @Test func theSizeIsReportedWhenItChanges() async {
    await expectTranscript(of: Measured(), width: 30) {
      """
        tea
        24
        ( Grow )
      > press Grow
      - tea
      + green tea
      - 24
      + 72
      """
    }
  }

  @Test func aFrameCanBeAShareOfTheAvailableWidth() {
    let view = VStack(alignment: .leading) {
      Text("half").containerRelativeFrame(.horizontal, alignment: .trailing) { width, _ in
        width / 2
      }
      Text("third").containerRelativeFrame(
        .horizontal, count: 3, spacing: 0, alignment: .trailing)
      Text("own").containerRelativeFrame(.vertical) { height, _ in height }
    }
    #expect(picture(24) { view } == "        half\n   third\nown")
  }

  private struct Visible: View {
    @State private var isShown = true
    @State private var texts: [String] = []

    var body: some View {
      if isShown { Text("tea").onScrollVisibilityChange { texts.append("\($0)") } }
      ForEach(texts, id: \.self) { Text($0) }
      Button("Hide") { isShown = false }
    }
  }

  @Test func theVisibilityIsReported() async {
    await expectTranscript(of: Visible(), width: 30) {
      """
        tea
        true
        ( Hide )
      > press Hide
      - tea
      + false
      """
    }
  }
}
