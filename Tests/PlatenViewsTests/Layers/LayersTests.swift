import PlatenLines
import PlatenTesting
import PlatenViews
import Testing

@MainActor
@Suite struct LayersTests {
  private let text = Text("one line\nand a longer one\nthree")

  @Test func aViewInFrontCoversCells() {
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

  @Test func spacesAroundLinesLetThrough() {
    let shown = picture(30) {
      ZStack(alignment: .topLeading) {
        Text("abcdefgh")
        Text("x y").padding(.leading, 16).padding(.trailing, 16)
      }
    }
    #expect(shown == "abx yfgh")
  }

  @Test func anOverlayGetsTheRoomOfItsView() {
    #expect(
      picture(30) { text.overlay { Text("a text that is cut") } } == """
        oa text that is
        acuta longer one
        three
        """)
    #expect(
      picture(30) { Text("unread").overlay(Text("3"), alignment: .trailing) } == "unrea3")
    #expect(picture(30) { Text("a b").background { Text("--------") } } == "a b")
  }

  @Test func aControlInFrontAndOneBehindCanBeUsed() async {
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

  @Test func aBackgroundIsAsWideAsItsView() {
    let stage = Stage(Text("a\nlonger").background(.red))
    #expect(stage.lines == ["a     ", "longer"])
    #expect(stage.graph.block.lines.allSatisfy { $0.runs.map(\.style.background) == [.red] })
  }

  @Test func aBorderIsABox() async {
    let screen = Stated("Ada") { name in
      VStack(alignment: .leading) {
        TextField("Name", text: name)
        Text(name.wrappedValue)
      }
      .border(.gray)
    }
    await expectTranscript(of: screen, width: 24) {
      """
        ┌──────────────────────┐
        │Name [Ada            ]│
        │Ada                   │
        └──────────────────────┘
      > set Name Grace
      - │Name [Ada            ]│
      + │Name [Grace          ]│
      - │Ada                   │
      + │Grace                 │
      """
    }
  }

  @Test func whatIsHiddenKeepsItsRoom() {
    let stage = Stage(
      VStack(alignment: .leading) {
        Text("above")
        Button("Save") {}.hidden()
        HStack {
          Text("secret").hidden()
          Text("beside")
        }
      })
    #expect(stage.lines == ["above", "", "       beside"])
    #expect(stage.graph.controls.isEmpty)
  }
}
