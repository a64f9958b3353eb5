import PlatenNavigation
import Testing

@MainActor
@Suite struct DividerTests {
  @Test func aDividerInAVStackIsHorizontal() {
    #expect(
      picture(5) {
        VStack {
          Text("a"); Divider(); Text("b")
        }
      } == "  a\n─────\n  b")
    #expect(picture(5) { Divider() } == "─────")
  }

  @Test func aDividerInAnHStackIsVertical() {
    #expect(
      picture(5) {
        HStack {
          Text("a"); Divider(); Text("b")
        }
      } == "a │ b")
    #expect(picture(5) { HStack { Group { Divider() } } } == "│")
  }

  @Test func aDividerFillsItsFrame() {
    #expect(picture(9) { Divider().frame(width: 24) } == "───")
    #expect(picture(9) { HStack { Divider().frame(height: 48) } } == "│\n│\n│")
  }

  @Test func aDividerInALabelIsAsWideAsTheText() {
    #expect(
      picture(30) {
        Button {
        } label: {
          VStack {
            Text("ab"); Divider()
          }
        }
      } == "( ab\n  ── )")
  }
}
