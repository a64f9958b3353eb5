import PlatenNavigation
import Testing

@MainActor
@Suite struct SpacerTests {
  @Test func aSpacerInAVStackIsAsLongAsItsMinimumLength() {
    #expect(
      picture(9) {
        VStack {
          Text("a"); Spacer(); Text("b")
        }
      } == "a\nb")
    #expect(
      picture(9) {
        VStack {
          Text("a"); Spacer(minLength: 32); Text("b")
        }
      } == "a\n\n\nb")
  }

  @Test func aSpacerInAnHStackIsAtLeastAsLongAsItsMinimumLength() {
    let shown = picture(9) {
      HStack(spacing: 0) {
        Text("a b c d")
        Spacer(minLength: 32)
        Text("|")
      }
    }
    #expect(shown == "a b     |\nc d")
  }

  @Test func aSpacerDoesNotWidenAVStack() {
    let shown = picture(20) {
      HStack {
        VStack {
          Text("a"); Spacer(); Text("b")
        }
        Text("c")
      }
    }
    #expect(shown == "a c\nb")
  }

  @Test func aTrailingSpacerFillsTheRemainingWidth() {
    let shown = picture(9) {
      VStack {
        HStack {
          Text("a"); Spacer()
        }
        Text("b")
      }
    }
    #expect(shown == "a\n    b")
  }
}
