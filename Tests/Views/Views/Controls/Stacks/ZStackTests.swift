import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ZStackTests {
  private let text = Text("one line\nand a longer one\nthree")

  @Test func aViewInFrontCoversTheCellsBehindIt() {
    #expect(
      picture(30) {
        ZStack {
          text; Text("***")
        }
      } == """
        one line
        and a ***ger one
        three
        """)
    #expect(
      picture(30) {
        ZStack(alignment: .bottomTrailing) {
          text; Text("***")
        }
      } == """
        one line
        and a longer one
        three        ***
        """)
    #expect(
      picture(30) {
        ZStack(alignment: .leading) {
          Text("日本語"); Text("x")
        }
      } == "x 本語")
  }

  @Test func thePaddingOfAViewInFrontIsTransparent() {
    let shown = picture(30) {
      ZStack(alignment: .topLeading) {
        Text("abcdefgh")
        Text("x y").padding(.leading, 16).padding(.trailing, 16)
      }
    }
    #expect(shown == "abx yfgh")
  }

  @Test func aCoveredControlCanBePressed() async {
    let screen = Stated(0) { count in
      ZStack(alignment: .leading) {
        Button("Behind") { count.wrappedValue += 1 }
        Text("\(count.wrappedValue)")
      }
    }
    await expectTranscript(of: screen) {
      """
        0 Behind )
      > press Behind
      - 0 Behind )
      + 1 Behind )
      """
    }
  }

  @Test func aViewInFrontOfAListIsPlacedBelowOrNextToItsRows() {
    func shown(_ rows: [String], _ alignment: Alignment = .bottomTrailing) -> String {
      picture(20) {
        ZStack(alignment: alignment) {
          VStack {
            Text("Title")
            List(rows, id: \.self) { Text($0) }
          }
          Button("+") {}
        }
      }
    }
    #expect(shown([]) == "Title\n( + )")
    #expect(
      shown(["a long row of text"]) == "       Title\na long row of text\n               ( + )")
    #expect(shown(["a"], .topTrailing) == "       Title   ( + )\na")
  }

  @Test func viewsWithTextInFrontOfAListDoNotCoverEachOther() {
    func shown(_ rows: [String]) -> String {
      picture(20) {
        ZStack {
          List(rows, id: \.self) { Text($0) }
          VStack {
            Spacer()
            Button("+") {}
          }
          Text("no rows")
        }
      }
    }
    #expect(shown([]) == " ( + )\nno rows")
    #expect(shown(["a"]) == "a\n       ( + )\n      no rows")
  }

  @Test func aViewInFrontOfAListCoversAShape() {
    let shown = picture(20) {
      ZStack(alignment: .bottomTrailing) {
        List(["a"], id: \.self) { Text($0) }
        Circle().fill(.blue).frame(width: 40, height: 48)
        Text("+").frame(width: 40, height: 48)
      }
    }
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines[0] == "a" && lines[2].contains("  +  "))
  }

  @Test func aListInAFramedZStackLeavesALineForTheViewInFront() {
    let shown = picture(20) {
      ZStack(alignment: .bottom) {
        List(1..<30, id: \.self) { Text("row \($0)") }
        Button("+") {}
      }
      .frame(height: 64)
    }
    #expect(shown == "row 1\nrow 2\n… 27 below\n       ( + )")
  }

  @Test func listsSwitchedByOpacityOccupyTheSameLinesAboveTheViewInFront() {
    func shown(_ index: Int) -> String {
      picture(20) {
        ZStack(alignment: .bottom) {
          List(1...2, id: \.self) { Text("row \($0)") }.opacity(index == 0 ? 1 : 0)
          ScrollView { Text("page") }.opacity(index == 1 ? 1 : 0)
          Button("Next") {}
        }
      }
    }
    #expect(shown(0) == "row 1\nrow 2\n      ( Next )")
    #expect(shown(1) == "\n        page\n      ( Next )")
  }

  @Test func aViewInFrontOfAHorizontalScrollViewCoversIt() {
    let shown = picture(20) {
      ZStack(alignment: .trailing) {
        ScrollView(.horizontal) { Text("one two") }
        Text("!")
      }
    }
    #expect(shown == "one tw!")
  }
}
