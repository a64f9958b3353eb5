import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

/// Links, the pages that they push, and the way back.
@MainActor
@Suite struct NavigationLinkTests {
  private struct Fruit: View {
    let name: String
    @State private var isRipe = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Toggle("Ripe", isOn: $isRipe)
      Text(isPresented ? "pushed" : "not pushed")
      Button("Eat") { dismiss() }
    }
  }

  private struct Fruits: View {
    @State private var query = ""

    var body: some View {
      NavigationView {
        VStack(alignment: .leading) {
          TextField("Query", text: $query)
          NavigationLink("Apple", destination: Fruit(name: "Apple").navigationTitle("An apple"))
          NavigationLink {
            Fruit(name: "Pear")
          } label: {
            Text("Pear")
          }
        }
        .navigationBarTitle("Fruits", displayMode: .inline)
      }
    }
  }

  @Test func aNavigationLinkPushesAPageWithABackButton() async {
    await expectTranscript(of: Fruits()) {
      """
        Fruits
        Query [                                      ]
        ( Apple › )
        ( Pear › )
      > set Query red
      - Query [                                      ]
      + Query [red                                   ]
      > press Apple
      - Fruits
      - Query [red                                   ]
      - ( Apple › )
      - ( Pear › )
      + ( ‹ Fruits )  An apple
      + [ ] Ripe
      + pushed
      + ( Eat )
      > controls
        Back  button         label Fruits
        Ripe  toggle  "off"
        Eat   button
      > press Fruits
      - ( ‹ Fruits )  An apple
      - [ ] Ripe
      - pushed
      - ( Eat )
      + Fruits
      + Query [red                                   ]
      + ( Apple › )
      + ( Pear › )
      > press Pear
      - Fruits
      - Query [red                                   ]
      - ( Apple › )
      - ( Pear › )
      + ( ‹ Fruits )
      + [ ] Ripe
      + pushed
      + ( Eat )
      > press Eat
      - ( ‹ Fruits )
      - [ ] Ripe
      - pushed
      - ( Eat )
      + Fruits
      + Query [red                                   ]
      + ( Apple › )
      + ( Pear › )
      > dismiss
      ! nothing to dismiss
      """
    }
  }

  @Test func dismissAndEscapeReturnToThePreviousPage() async {
    await expectTranscript(of: NavigationStack { NavigationLink("In") { Text("inside") } }) {
      """
        ( In › )
      > press In
      - ( In › )
      + ( ‹ Back )
      + inside
      > dismiss
      - ( ‹ Back )
      - inside
      + ( In › )
      > press In
      - ( In › )
      + ( ‹ Back )
      + inside
      > key escape
      - ( ‹ Back )
      - inside
      + ( In › )
      > key escape
      ! no control is focused to receive "escape"; run key tab to focus the next control
      """
    }
  }

  @Test func aLinkInAListCanBePressedByRowNumberOrByName() async {
    let names = ["Apple", "Pear", "Plum"]
    let screen = NavigationView {
      List(names, id: \.self) { name in
        NavigationLink(destination: Text("a \(name)")) {
          HStack {
            Text(name)
            Spacer()
            Text("\(name.count)")
          }
        }
      }
      .navigationTitle("Fruits")
    }
    await expectTranscript(of: screen.frame(width: 160, alignment: .leading)) {
      """
        Fruits
        Apple            5 ›
        Pear             4 ›
        Plum             4 ›
      > press List[2]
      - Fruits
      - Apple            5 ›
      - Pear             4 ›
      - Plum             4 ›
      + ( ‹ Fruits )
      + a Pear
      > press Back
      - ( ‹ Fruits )
      - a Pear
      + Fruits
      + Apple            5 ›
      + Pear             4 ›
      + Plum             4 ›
      > press "Plum 4"
      - Fruits
      - Apple            5 ›
      - Pear             4 ›
      - Plum             4 ›
      + ( ‹ Fruits )
      + a Plum
      """
    }
  }

  @Test func aLinkCanBePressedAfterItsRowIsScrolledIntoView() {
    let history = History()
    let host = TestGraph(
      rows: 4,
      NavigationView {
        List(0..<100) { row in
          NavigationLink("Row \(row)") { Text("inside \(row)").onAppear { history.note("\(row)") } }
        }
      })
    #expect(host.lines == ["Row 0 ›", "Row 1 ›", "Row 2 ›", "… 97 below"])
    host.scroll(to: 50)
    #expect(host.lines[1] == "Row 49 ›")
    host.press("Row 50")
    #expect(host.lines == ["( ‹ Back )", "inside 50"])
    #expect(history.take() == ["50"])
    host.press("Back")
    #expect(host.lines[1] == "Row 49 ›", "the list keeps its scroll position")
  }

  @Test func aRowNumberIdentifiesALinkOnlyInARowWithOneControl() async {
    let screen = NavigationStack {
      List(0..<100) { row in
        NavigationLink("Row \(row)") { Text("inside \(row)") }
        if row == 1 { Tally() }
      }
    }
    await expectTranscript(of: screen, rows: 4) {
      """
        Row 0 ›
        Row 1 ›
        ( tally 0 )
        … 98 below
      > press List[60]
      - Row 0 ›
      - Row 1 ›
      - ( tally 0 )
      - … 98 below
      + ( ‹ Back )
      + inside 59
      > press Back
      - ( ‹ Back )
      - inside 59
      + … 59 above
      + Row 59 ›
      + Row 60 ›
      + … 39 below
      > press List[101]
      ! no row "101" in "List"; specify a number from 1 to 100 or the text of a visible row
      """
    }
  }

  @Test func aNavigationLinkWithoutAStackIsDisabled() {
    #expect(picture(40) { NavigationLink("Out") { Text("never") } } == "( Out › ) disabled")
    #expect(
      picture(40) { Form { NavigationLink("Out") { Text("never") } } } == "Out › (disabled)")
    #expect(
      picture(40) { NavigationStack { NavigationLink("None", value: Int?.none) } }
        == "( None › ) disabled")
  }

  private final class Model: ObservableObject {
    @Published var isActive = false
    @Published var selection: String?
    @Published var note = "first"
    let history = History()
  }

  private struct Bound: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationView {
        VStack(alignment: .leading) {
          Text("root")
            .onAppear { model.history.note("+root") }
            .onDisappear { model.history.note("-root") }
          NavigationLink(destination: Text(model.note), isActive: $model.isActive) { EmptyView() }
          NavigationLink("a", destination: Text("A"), tag: "a", selection: $model.selection)
          NavigationLink("b", tag: "b", selection: $model.selection) { Text("B") }
        }
      }
    }
  }

  @Test func anIsActiveBindingPushesAPageAndTheBackButtonResetsIt() {
    let model = Model()
    let host = TestGraph(Bound(model: model))
    #expect(host.lines == ["root", "( a › )", "( b › )"])
    #expect(
      host.graph.controls.map(\.label) == ["a", "b"], "a link without a label is not a control")
    model.isActive = true
    #expect(host.lines == ["( ‹ Back )", "first"])
    #expect(model.history.take() == ["+root", "-root"])
    model.note = "second"
    #expect(host.lines == ["( ‹ Back )", "second"], "the pushed view follows its model")
    host.press("Back")
    #expect(host.lines == ["root", "( a › )", "( b › )"])
    #expect(!model.isActive)
    #expect(model.history.take() == ["+root"])
    model.isActive = true
    #expect(host.lines.count == 2)
    model.isActive = false
    #expect(host.lines.count == 3)
  }

  @Test func settingTheSelectionPushesTheDestinationOfTheLinkWithThatTag() {
    let model = Model()
    let host = TestGraph(Bound(model: model))
    host.press("b")
    #expect(host.lines == ["( ‹ Back )", "B"])
    #expect(model.selection == "b")
    model.selection = "a"
    #expect(host.lines == ["( ‹ Back )", "A"])
    host.press("Back")
    #expect(model.selection == nil)
    #expect(host.lines.count == 3)
  }

  @Test func eachPushCreatesANewDestinationView() {
    let made = History()
    let host = TestGraph(
      NavigationStack {
        NavigationLink("In") { Tally().onAppear { made.note("made") } }
      })
    #expect(made.take() == [])
    host.press("In")
    #expect(host.lines == ["( ‹ Back )", "( tally 0 )"])
    host.press("tally")
    #expect(host.lines == ["( ‹ Back )", "( tally 1 )"])
    host.press("Back")
    #expect(host.lines == ["( In › )"])
    host.press("In")
    #expect(host.lines == ["( ‹ Back )", "( tally 0 )"])
    #expect(made.take() == ["made", "made"])
  }

  @Test func aSheetHasItsOwnNavigationStack() async {
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          Button("Open") { isShown = true }
            .navigationTitle("Outer")
            .sheet(isPresented: $isShown) {
              NavigationStack {
                NavigationLink("Deeper") { Text("deep") }.navigationTitle("Inner")
              }
            }
        }
      }
    }
    await expectTranscript(of: Screen()) {
      """
        Outer
        ( Open )
      > press Open
      + ── sheet, dismiss closes it ──
      + Inner
      + ( Deeper › )
      > press Deeper
      - Inner
      - ( Deeper › )
      + ( ‹ Inner )
      + deep
      > dismiss
      - ── sheet, dismiss closes it ──
      - ( ‹ Inner )
      - deep
      """
    }
  }

  private struct Old: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Text(mode.wrappedValue.isPresented ? "pushed" : "root")
      Button("Done") { mode.wrappedValue.dismiss() }
    }
  }

  @Test func dismissingThePresentationModePopsThePage() {
    let host = TestGraph(NavigationView { NavigationLink("In") { Old() } })
    host.press("In")
    #expect(host.lines == ["( ‹ Back )", "pushed", "( Done )"])
    host.press("Done")
    #expect(host.lines == ["( In › )"])
  }

  @Test func navigationArrowsAreShownInASCIIIfRequired() {
    let graph = Graph(
      NavigationStack { NavigationLink("In") { Text("inside") } }, width: 40, glyphs: .ascii)
    graph.update()
    #expect(graph.block.lines.map(\.text) == ["( In > )"])
    graph.controls.first?.perform(.press)
    graph.update()
    #expect(graph.block.lines.map(\.text) == ["( < Back )", "inside"])
  }

  @Test func aLinkArrowIsPlacedNextToAPaddedLabel() {
    let shown = picture(40) {
      NavigationStack {
        List(["Apple", "Pear"], id: \.self) { name in
          NavigationLink(value: name) {
            VStack(alignment: .leading) {
              Text(name)
              Text("a fruit")
            }
            .padding(.vertical)
          }
        }
        .navigationDestination(for: String.self) { Text($0) }
      }
    }
    #expect(shown == "\nApple\na fruit ›\n\n\nPear\na fruit ›\n")
  }
}
