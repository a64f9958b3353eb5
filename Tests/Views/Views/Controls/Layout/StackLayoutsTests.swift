import PlatenNavigation
import Testing

@MainActor
@Suite struct StackLayoutsTests {
  @Test func stackLayoutsArrangeViewsLikeStacks() {
    let rows = Text("a\nb")
    let row = HStackLayout(alignment: .bottom, spacing: 16)
    #expect(
      picture(30) {
        row {
          rows
          Text("")
          Spacer()
          Text("c")
        }
      }
        == picture(30) {
          HStack(alignment: .bottom, spacing: 16) {
            rows
            Text("")
            Spacer()
            Text("c")
          }
        })
    let column = VStackLayout(alignment: .trailing, spacing: 16)
    #expect(
      picture(30) {
        column {
          rows
          Text("")
          Text("long")
        }
      } == "   a\n   b\n\nlong")
    let layers = ZStackLayout(alignment: .bottomTrailing)
    #expect(
      picture(30) {
        layers {
          Text("abc\ndef")
          Text("x")
        }
      } == "abc\ndex")
  }
}
