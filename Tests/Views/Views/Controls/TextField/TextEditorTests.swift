import PlatenNavigation
import PlatenTesting
import Testing

/// Multiline text, and the start and end of editing.
@MainActor
@Suite struct TextEditorTests {
  @Test func aTextEditorShowsEachLineInABox() {
    let host = TestGraph(
      Stated("Milk") { text in
        LabeledContent("Notes") { TextEditor(text: text) }
      })
    #expect(host.lines.map { $0.filter { $0 != " " } } == ["Notes[Milk]"])
    host.control("Notes")?.perform(.set("Milk\n\nBread"))
    #expect(host.lines.map { $0.filter { $0 != " " } } == ["Notes[Milk]", "[]", "[Bread]"])
    #expect(Set(host.lines.map(\.count)) == [host.lines[0].count], "the boxes are aligned")
    host.control("Notes")?.perform(.clear)
    #expect(host.lines.count == 1)
  }

  @Test func aTextEditorInAFormHasAtLeastThreeRows() {
    let host = TestGraph(
      Stated("") { text in
        Form { LabeledContent("Notes") { TextEditor(text: text) } }
      })
    #expect(host.lines.count == 3)
    host.control("Notes")?.perform(.set("1\n2\n3\n4"))
    #expect(host.lines.count == 4)
  }

  @Test func aTextEditorFillsItsFrameAndCountsTheRowsThatDoNotFit() {
    func rows(_ text: String) -> [String] {
      picture(20) { TextEditor(text: .constant(text)).frame(height: 48) }.split(separator: "\n")
        .map { $0.filter { $0 != " " } }
    }
    #expect(rows("one") == ["[one]", "[]", "[]"])
    #expect(rows("1\n2\n3") == ["[1]", "[2]", "[3]"])
    #expect(rows("1\n2\n3\n4") == ["[1]", "[2]", "[(…2below)]"])
  }

  @Test func theTitleOfASectionNamesAnUnlabeledTextEditor() {
    func labels(@ViewBuilder _ content: () -> some View) -> [String] {
      TestGraph(Section("Notes", content: content)).graph.controls.map(\.label)
    }
    #expect(labels { TextEditor(text: .constant("")) } == ["Notes"])
    #expect(labels { TextEditor(text: .constant("")).accessibilityLabel("Poem") } == ["Poem"])
    #expect(
      labels {
        TextField("Name", text: .constant(""))
        List { Text("a") }
      } == ["Name", "List"])
  }

  @Test func lineLimitsBoundTheRowsOfAVerticalTextField() {
    func rows(_ text: String) -> Int {
      picture(20) {
        TextField("A", text: .constant(text), axis: .vertical).lineLimit(2...3)
      }.split(separator: "\n").count
    }
    #expect(
      [1, 3, 5].map { rows((1...$0).map(String.init).joined(separator: "\n")) } == [2, 3, 3])
  }

  @Test func aCommandSetsSeveralLines() async {
    let screen = Stated("") { text in
      Form { Section("Notes") { TextEditor(text: text) } }
    }
    await expectTranscript(of: screen) {
      #"""
        Notes
        [                                      ]
        [                                      ]
        [                                      ]
      > set Notes "first\nsecond"
      - [                                      ]
      + [first                                 ]
      - [                                      ]
      + [second                                ]
      > focus Notes
      > key return
      > type Notes third
      - [                                      ]
      + [third                                 ]
      > controls
        Notes  text field  "first\nsecond\nthird"  focused
      """#
    }
  }

  @Test func aTextEditorWithoutALabelIsNamedTextEditor() {
    let host = TestGraph(TextEditor(text: .constant("x")))
    #expect(host.graph.controls.map(\.label) == ["TextEditor"])
    let named = TestGraph(TextEditor(text: .constant("x")).accessibilityLabel("Notes"))
    #expect(named.graph.controls.map(\.label) == ["Notes"])
  }

  @Test func aVerticalTextFieldGrowsWithItsText() {
    func field(_ axis: Axis) -> String {
      picture(20) { TextField("A", text: .constant("one\ntwo words and more"), axis: axis) }
    }
    #expect(
      field(.vertical) == "A [one             ]\n  [two words and   ]\n  [more            ]")
    #expect(!field(.horizontal).contains("\n"))
  }

  @Test func aTextFieldReportsTheStartAndTheEndOfEditing() async {
    let screen = Stated((text: "", history: "")) { state in
      TextField(
        "Name", text: state.text,
        onEditingChanged: { state.wrappedValue.history += $0 ? "+" : "-" },
        onCommit: { state.wrappedValue.history += "!" })
      Button("Other") {}
      Text(state.wrappedValue.history)
    }
    await expectTranscript(of: screen) {
      """
        Name [                                      ]
        ( Other )
      > set Name A
      - Name [                                      ]
      + Name [A                                     ]
      + +
      > type Name da
      - Name [A                                     ]
      + Name [Ada                                   ]
      > submit Name
      - +
      + +-!
      > set Name B
      - Name [Ada                                   ]
      + Name [B                                     ]
      - +-!
      + +-!+
      > press Other
      - +-!+
      + +-!+-
      """
    }
  }

  @Test func editingEndsWhenTheFieldDisappears() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Passing(model: model, history: history))
    host.control("Name")?.perform(.set("Ada"))
    #expect(history.take() == ["true"])
    model.count = 1
    #expect(host.lines == ["gone"])
    #expect(history.take() == ["false"])
  }

  private struct Passing: View {
    @ObservedObject var model: Counter
    let history: History
    @State private var name = ""

    var body: some View {
      if model.count == 0 {
        TextField("Name", text: $name, onEditingChanged: { history.note("\($0)") })
      } else {
        Text("gone")
      }
    }
  }
}
