import PlatenNavigation
import Testing

@MainActor
@Suite struct PaddingTests {
  @Test func defaultPaddingIsTwoCellsWideAndOneLineHigh() {
    #expect(picture(20) { Text("x").padding() } == "\n  x\n")
  }

  @Test func paddingAppliesOnlyToTheSpecifiedEdges() {
    #expect(picture(20) { Text("x").padding(.top) } == "\nx")
    #expect(picture(20) { Text("x").padding(.bottom) } == "x\n")
    #expect(picture(20) { Text("x").padding(.leading, 32) } == "    x")
    #expect(picture(20) { Text("x").padding([.top, .leading], 8) } == "\n x")
    #expect(picture(20) { Text("x").padding(8) } == "\n x\n")
    #expect(picture(20) { Text("x").padding(EdgeInsets(leading: 24, bottom: 16)) } == "   x\n")
  }

  @Test func trailingPaddingAddsNoTrailingSpacesToALine() {
    let shown = picture(20) {
      HStack(spacing: 0) {
        Text("x").padding(.horizontal)
        Text("|")
      }
    }
    #expect(shown == "  x  |")
    #expect(picture(20) { Text("x").padding(.trailing) } == "x")
  }

  @Test func paddingAppliesToEachViewOfAGroup() {
    let shown = picture(20) {
      Group {
        Text("a")
        Text("b")
      }
      .padding(.leading)
    }
    #expect(shown == "  a\n  b")
  }

  @Test func paddingSurroundsAStack() {
    let shown = picture(20) {
      VStack(alignment: .trailing) {
        Text("a")
        Text("bcd")
      }
      .padding()
    }
    #expect(shown == "\n    a\n  bcd\n")
  }

  @Test func textWrapsInsideItsPadding() {
    #expect(picture(9) { Text("one two").padding(.horizontal) } == "  one\n  two")
  }

  @Test func horizontalPaddingShrinksToKeepOneCellOfContent() {
    #expect(picture(4) { Text("ab").padding(.horizontal) } == "  a\n  b")
    #expect(picture(2) { Text("ab").padding(.horizontal) } == " a\n b")
    #expect(picture(1) { Text("ab").padding(.horizontal) } == "a\nb")
  }

  @Test func verticalPaddingShrinksInAShortFrame() {
    func shown(_ height: Double) -> String {
      picture(40) { TextField("Name", text: .constant("")).padding(12).frame(height: height) }
    }
    #expect(shown(48) == "\n  Name [                             ]\n")
    #expect(shown(24) == "\n  Name [                             ]")
    #expect(shown(16) == "  Name [                             ]")
  }

  @Test func paddingOfViewsInAStackShrinksToFitTheStackHeight() {
    let shown = picture(30) {
      HStack {
        Text("a").padding(8)
        Text("Alien")
      }
      .padding(12)
      .frame(height: 24)
    }
    #expect(shown == "\n   a  Alien")
    #expect(picture(30) { ZStack { Text("a").padding() }.frame(height: 16) } == "  a")
  }

  @Test func paddingShrinksInAnOverlay() {
    let shown = picture(30) {
      Text("base").overlay(alignment: .topTrailing) { Text("3").padding(4) }
    }
    #expect(shown == "ba3e")
  }

  @Test func paddingAFieldPreservesTheAlignmentOfItsColumnInAForm() {
    let shown = picture(40) {
      Form {
        TextField("Name", text: .constant("Ada"))
        TextField("Town", text: .constant("Bath")).padding(.leading)
        TextField("Country", text: .constant("")).padding(.top)
      }
    }
    #expect(
      shown == """
        Name     [Ada                          ]
          Town   [Bath                         ]

        Country  [                             ]
        """)
  }

  @Test func changingThePaddingPreservesTheStateOfTheContent() {
    let host = TestGraph(Indented())
    host.press("tally")
    #expect(host.picture == "  ( tally 1 )\n( more )")
    host.press("more")
    #expect(host.picture == "    ( tally 1 )\n( more )")
  }
}

private struct Indented: View {
  @State private var indent = 16.0

  var body: some View {
    Tally().padding(.leading, indent)
    Button("more") { indent += 16 }
  }
}
