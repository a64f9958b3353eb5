import PlatenLines
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct OverlayTests {
  private let text = Text("one line\nand a longer one\nthree")

  @Test func anOverlayIsLimitedToTheSizeOfItsView() {
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

  @Test func anOverlayOfAListIsPlacedBelowItsRows() {
    func shown(_ rows: [Int]) -> String {
      picture(20) {
        List(rows, id: \.self) { Text("row \($0)") }.overlay { Text("No more") }
      }
    }
    #expect(shown([]) == "      No more")
    #expect(shown([1, 2]) == "row 1\nrow 2\n      No more")
  }

  @Test func aGeometryReaderInFrontOfAListDoesNotAddALine() {
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

  @Test func aViewInFrontOfAFormIsPlacedBelowOrNextToItsRows() {
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

  @Test func aHiddenViewOccupiesItsSizeAndHasNoControls() {
    let host = TestGraph(
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
