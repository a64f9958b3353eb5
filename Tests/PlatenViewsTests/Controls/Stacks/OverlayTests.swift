import PlatenLines
import PlatenTesting
import PlatenViews
import Testing

@MainActor
@Suite struct OverlayTests {
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
    let host = TestHost(Text("a\nlonger").background(.red))
    #expect(host.lines == ["a     ", "longer"])
    #expect(host.graph.block.lines.allSatisfy { $0.runs.map(\.style.background) == [.red] })
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

  @Test func aBorderGivesWayInALowFrame() {
    let field = TextField("Name", text: .constant("Ada")).padding().border(.gray)
    #expect(
      picture(24) { field.frame(height: 48) } == """
        ┌──────────────────────┐
        │  Name [Ada        ]  │
        └──────────────────────┘
        """)
    #expect(picture(24) { field.frame(height: 16) } == "  Name [Ada          ]")
  }

  @Test func aViewInFrontOfAListIsPlacedBelowItsRows() {
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

  @Test func aListInAFrameLeavesRoomForTheViewInFront() {
    let shown = picture(20) {
      ZStack(alignment: .bottom) {
        List(1..<30, id: \.self) { Text("row \($0)") }
        Button("+") {}
      }
      .frame(height: 64)
    }
    #expect(shown == "row 1\nrow 2\n… 27 below\n       ( + )")
  }

  @Test func anOverlayOfAListIsPlacedBelowItsRows() {
    func shown(_ rows: [Int]) -> String {
      picture(20) {
        List(rows, id: \.self) { Text("row \($0)") }.overlay { Text("No more") }
      }
    }
    #expect(shown([]) == "      No more")
    #expect(shown([1, 2]) == "row 1\nrow 2\n      No more")
  }

  @Test func listsThatAreSwitchedByOpacityShareTheRowsAboveWhatIsInFront() {
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

  @Test func aSizeProbeInFrontOfAListAddsNoLine() {
    let probe = GeometryReader { proxy in Text("\(Int(proxy.size.height))") }
    let list = List(["a", "b", "c"], id: \.self) {
      Text($0).frame(width: 160, alignment: .trailing)
    }
    #expect(
      picture(20) { list.overlay { probe } } == """
                           a
        48                 b
                           c
        """)
    #expect(
      picture(20) {
        ZStack {
          list
          probe
        }
      } == """
                           a
        320                b
                           c
        """)
  }

  @Test func aViewInFrontOfAFormIsPlacedBelowIt() {
    func shown(_ alignment: Alignment) -> String {
      picture(20) {
        ZStack(alignment: alignment) {
          Form { Text("a row of a form") }
          Button("+") {}
        }
      }
    }
    #expect(shown(.bottomTrailing) == "a row of a form\n               ( + )")
    #expect(shown(.topTrailing) == "a row of a form( + )")
    #expect(
      picture(20) { Form { Text("a row of a form") }.overlay { Text("wait") } }
        == "a row of a form\n        wait")
  }

  @Test func aViewInFrontOfASidewaysScrollViewCoversIt() {
    let shown = picture(20) {
      ZStack(alignment: .trailing) {
        ScrollView(.horizontal) { Text("one two") }
        Text("!")
      }
    }
    #expect(shown == "one tw!")
  }

  @Test func whatIsHiddenKeepsItsRoom() {
    let host = TestHost(
      VStack(alignment: .leading) {
        Text("above")
        Button("Save") {}.hidden()
        HStack {
          Text("secret").hidden()
          Text("beside")
        }
      })
    #expect(host.lines == ["above", "", "       beside"])
    #expect(host.graph.controls.isEmpty)
  }
}
