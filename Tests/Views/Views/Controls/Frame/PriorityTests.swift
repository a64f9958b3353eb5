import PlatenNavigation
import Testing

@MainActor
@Suite struct PriorityTests {
  @Test func theViewWithTheHighestLayoutPriorityGetsItsWidthFirst() {
    func row(_ priority: Double) -> String {
      picture(15) {
        HStack {
          Text("a title that wraps")
          Text("12.50 EUR").layoutPriority(priority)
        }
      }
    }
    #expect(row(0) == "a title 12.50\nthat    EUR\nwraps")
    #expect(row(1) == "a\ntitle 12.50 EUR\nthat\nwraps")
  }

  @Test func fixedSizeTextDoesNotWrapIfItFitsOnTheScreen() {
    let shown = picture(12) {
      HStack {
        Text("one two three")
        Text("12 EUR").fixedSize()
      }
    }
    #expect(shown == "one\ntwo   12 EUR\nthree")
    #expect(picture(8) { Text("a b c d e f").fixedSize() } == "a b c d\ne f")
    #expect(
      picture(4) { Text("ab cd").fixedSize(horizontal: false, vertical: true) } == "ab\ncd")
  }

  @Test func aViewWithAHigherZIndexIsInFront() {
    let shown = picture(10) {
      ZStack(alignment: .leading) {
        Text("front").zIndex(1)
        Text("behind it")
      }
    }
    #expect(shown == "frontd it")
  }
}
