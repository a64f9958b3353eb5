import Foundation
import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct HStackTests {
  @Test func viewsArePlacedSideBySideOneCellApart() {
    let shown = picture(20) {
      HStack {
        Text("Total")
        Text("12")
      }
    }
    #expect(shown == "Total 12")
  }

  @Test func spacingIsConvertedFromPointsToCells() {
    func row(_ spacing: CGFloat?) -> String {
      picture(20) {
        HStack(spacing: spacing) {
          Text("a")
          Text("b")
        }
      }
    }
    #expect([nil, 0, 3, 8, 24, -8].map(row) == ["a b", "ab", "a b", "a b", "a   b", "ab"])
  }

  @Test func emptyViewsReceiveNoSpacing() {
    let shown = picture(20) {
      HStack {
        Text("")
        Text("a")
        EmptyView()
        Text("")
        Text("b")
      }
    }
    #expect(shown == "a b")
  }

  @Test func aFrameAroundAnEmptyTextViewKeepsItsWidth() {
    let shown = picture(20) {
      HStack {
        Text("").frame(width: 32)
        Text("b")
      }
    }
    #expect(shown == "     b")
  }

  @Test func aSpacerFillsTheRemainingWidth() {
    let shown = picture(20) {
      HStack {
        Text("left side")
        Spacer()
        Text("right")
      }
    }
    #expect(shown == "left side      right")
  }

  @Test func spacersShareTheRemainingWidth() {
    let shown = picture(20) {
      HStack {
        Text("a")
        Spacer()
        Text("b")
        Spacer()
        Text("c")
      }
    }
    #expect(shown == "a         b        c")
  }

  @Test func textWrapsNextToAField() {
    let shown = picture(30) {
      HStack(alignment: .top) {
        Text("what is your name, please")
        TextField("", text: .constant("Ada"))
      }
    }
    #expect(
      shown == """
        what is your    [Ada         ]
        name, please
        """)
  }

  @Test func framesOfInfiniteWidthShareARowEvenly() {
    let shown = picture(21) {
      HStack {
        Text("a").frame(maxWidth: .infinity, alignment: .leading)
        Text("bcdef").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(shown == "a          bcdef")
  }

  @Test func aDividerIsAsTallAsTheTallestView() {
    let shown = picture(20) {
      HStack {
        Text("one\ntwo\nthree")
        Divider()
        Text("right")
      }
    }
    #expect(
      shown == """
        one   │
        two   │ right
        three │
        """)
  }

  @Test func verticalPaddingShortensAVerticalDivider() {
    let shown = picture(20) {
      HStack {
        Text("one\ntwo\nthree")
        Divider().padding(.vertical, 16)
        Text("x")
      }
    }
    #expect(
      shown == """
        one
        two   │ x
        three
        """)
  }

  @Test func theVerticalAlignmentPositionsShorterViewsInAnHStack() {
    func row(_ alignment: VerticalAlignment) -> String {
      picture(20) {
        HStack(alignment: alignment) {
          Text("1\n2\n3\n4")
          Text("a\nb")
        }
      }
    }
    #expect(row(.top) == "1 a\n2 b\n3\n4")
    #expect(row(.center) == "1\n2 a\n3 b\n4")
    #expect(row(.bottom) == "1\n2\n3 a\n4 b")
    #expect(row(.firstTextBaseline) == row(.top))
    #expect(row(.lastTextBaseline) == row(.bottom))
  }

  @Test func theWidestViewInANarrowHStackWraps() {
    let shown = picture(10) {
      HStack {
        Text("hello")
        Text("wonderful")
      }
    }
    #expect(
      shown == """
              wond
        hello erfu
              l
        """)
  }

  @Test func anHStackTreatsAVStackAsOneView() {
    let shown = picture(30) {
      HStack {
        VStack(alignment: .trailing) {
          Text("Name")
          Text("Town")
          Text("x")
        }
        VStack(alignment: .leading) {
          Text("Ada")
          Divider()
          Text("London")
        }
      }
    }
    #expect(
      shown == """
        Name Ada
        Town ─────────────────────────
           x London
        """)
  }

  @Test func anHStackUpdatesItsLayoutWhenAChildUpdates() {
    let model = Counter()
    let host = TestGraph(
      HStack {
        CountText(model: model)
        Text("end")
      })
    #expect(host.picture == "0 end")
    model.count = 100
    #expect(host.picture == "100 end")
  }

  @Test func anEmptyChildOfAnHStackAppearsWhenItReceivesContent() {
    let model = Counter()
    let host = TestGraph(
      HStack {
        VStack { if model.count >= 0 { Positive(model: model) } }
        Text("end")
      })
    #expect(host.picture == "end")
    model.count = 7
    #expect(host.picture == "7 end")
    model.count = 0
    #expect(host.picture == "end")
  }
}

private struct CountText: View {
  @ObservedObject var model: Counter
  var body: some View { Text("\(model.count)") }
}

private struct Positive: View {
  @ObservedObject var model: Counter
  var body: some View { Text(model.count > 0 ? "\(model.count)" : "") }
}
