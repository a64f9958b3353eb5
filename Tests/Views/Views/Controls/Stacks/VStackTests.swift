import Foundation
import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct VStackTests {
  @Test func viewsAreStackedFromTopToBottom() {
    let shown = picture(20) {
      VStack(alignment: .leading) {
        Text("one")
        Text("three")
      }
    }
    #expect(
      shown == """
        one
        three
        """)
  }

  @Test func narrowerViewsAreCenteredByDefault() {
    #expect(
      picture(20) { VStack { rows } } == """
           one
        seventeen
          five
        """)
    #expect(
      picture(20) { VStack(alignment: .leading) { rows } } == """
        one
        seventeen
        five
        """)
    #expect(
      picture(20) { VStack(alignment: .trailing) { rows } } == """
              one
        seventeen
             five
        """)
  }

  @ViewBuilder private var rows: some View {
    Text("one")
    Text("seventeen")
    Text("five")
  }

  @Test func spacingIsAddedOnlyBetweenViewsThatHaveLines() {
    let shown = picture(20) {
      VStack(alignment: .leading, spacing: 16) {
        Text("")
        Text("one")
        Text("")
        EmptyView()
        Text("two")
        Text("")
      }
    }
    #expect(
      shown == """
        one

        two
        """)
  }

  @Test func positiveSpacingIsRoundedToAtLeastOneLine() {
    func gap(_ spacing: CGFloat) -> Int {
      let stack = VStack(spacing: spacing) {
        Text("a")
        Text("b")
      }
      return TestGraph(stack).lines.count - 2
    }
    #expect([0, 1, 16, 23, 24, 40, -16].map(gap) == [0, 1, 1, 1, 2, 3, 0])
  }

  @Test func aStackLaysOutEachViewOfAGroupSeparately() {
    let shown = picture(20) {
      VStack(alignment: .trailing, spacing: 16) {
        Text("a")
        Group {
          Text("wide")
          Group { Text("bc") }
        }
      }
    }
    #expect(
      shown == """
           a

        wide

          bc
        """)
  }

  @Test func aNestedStackIsAlignedAsASingleView() {
    let shown = picture(20) {
      VStack(alignment: .trailing) {
        Text("a wide line")
        VStack(alignment: .leading) {
          Text("one")
          Text("three")
        }
      }
    }
    #expect(
      shown == """
        a wide line
              one
              three
        """)
  }

  @Test func aStackWithoutViewsHasNoLines() {
    #expect(TestGraph(VStack {}).lines.isEmpty)
    #expect(TestGraph(VStack(spacing: 16) { Text("") }).lines.isEmpty)
  }

  @Test func changingTheWidthOfAViewRealignsTheOtherViews() {
    let model = Counter()
    let host = TestGraph(
      VStack {
        Growing(model: model)
        Text("end")
      })
    #expect(host.picture == " 0\nend")
    model.count = 1_234_567
    #expect(host.picture == "1234567\n  end")
    model.count = 0
    #expect(host.picture == " 0\nend")
  }
}

private struct Growing: View {
  @ObservedObject var model: Counter
  var body: some View { Text("\(model.count)") }
}
