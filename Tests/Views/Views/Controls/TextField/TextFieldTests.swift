import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct TextFieldTests {
  @Test func aFieldFillsTheRemainingWidth() {
    #expect(picture(30) { field("Name", "Ada") } == "Name [Ada                    ]")
  }

  @Test func aFieldIsAtMostFortyCellsWide() {
    #expect(
      picture(80) { field("Name", "Ada") }
        == "Name [Ada" + String(repeating: " ", count: 35) + "]")
  }

  @Test func aFieldWithoutALabelShowsOnlyItsBox() {
    #expect(picture(12) { field("", "Ada") } == "[Ada       ]")
  }

  @Test func aLongLabelLeavesTenCellsForTheField() {
    #expect(picture(20) { field("a label of many words", "Ada") } == "a label … [Ada     ]")
  }

  @Test func aNarrowFieldOmitsItsLabelAndTruncatesItsText() {
    #expect(picture(10) { field("Name", "Ada") } == "[Ada     ]")
    #expect(picture(5) { field("Name", "Ada") } == "[Ada]")
    #expect(picture(4) { field("Name", "Ada") } == "[…a]")
    #expect(picture(3) { field("Name", "Ada") } == "[…]")
    #expect(picture(2) { field("Name", "Ada") } == "[…")
    #expect(picture(1) { field("Name", "Ada") } == "…")
  }

  @Test func aFieldShowsTheEndOfItsTextIfTheTextIsTooLong() {
    #expect(picture(12) { field("", "Augusta Ada King") } == "[… Ada King]")
  }

  @Test func aTextFieldDoesNotSplitWideCharacters() {
    #expect(picture(10) { field("", "日本語日本語") } == "[…日本語 ]")
    #expect(picture(10) { field("", "日本") } == "[日本    ]")
  }

  @Test func anEmptyFieldShowsItsPrompt() {
    func shown(_ text: String, width: Int = 14) -> TestGraph {
      TestGraph(width: width, TextField("", text: .constant(text), prompt: Text("your name")))
    }
    #expect(shown("").picture == "[(your name) ]")
    let note = Style(.italic, foreground: .role(.muted), background: .role(.field))
    #expect(
      shown("").graph.block.lines[0].runs.map(\.style)
        == [.muted, note, Style(fill: .field), .muted])
    #expect(shown("").graph.controls.map(\.value) == [""])
    #expect(shown("Ada").picture == "[Ada         ]")
    #expect(shown("", width: 10).picture == "[(your …)]")
    #expect(shown("", width: 6).picture == "[(y…)]")
    #expect(shown("", width: 5).picture == "[   ]")
    #expect(picture(12) { TextField("", text: .constant(""), prompt: Text("")) } == "[          ]")
  }

  @Test func aDisabledFieldIsMutedAndMarkedAsDisabled() {
    let host = TestGraph(width: 30, field("Name", "Ada").disabled(true))
    #expect(host.picture == "Name [Ada           ] disabled")
    #expect(host.graph.block.lines[0].runs.map(\.style) == [.muted])
    #expect(host.control("Name")?.isEnabled == false)
  }

  @Test func theLabelOfATextFieldCanBeAnyView() {
    let shown = picture(30) {
      TextField(text: .constant("Ada")) {
        HStack {
          Text("Name").bold()
          Text("*")
        }
      }
    }
    #expect(shown == "Name * [Ada                  ]")
  }

  @Test func aNewlineInTheTextIsShownAsASymbol() {
    #expect(picture(12) { field("", "a\nb") } == "[a␊b       ]")
  }

  @Test func setTypeAndClearActionsChangeTheText() {
    let host = TestGraph(width: 20, Entry())
    host.control("Name")?.perform(.set("Ada"))
    #expect(host.picture == "Name [Ada          ]\nAda")
    host.control("Name")?.perform(.type("!"))
    #expect(host.control("Name")?.value == "Ada!")
    host.control("Name")?.perform(.submit)
    #expect(host.lines.last == "Ada! submitted")
    host.control("Name")?.perform(.clear)
    #expect(host.lines.first == "Name [             ]")
  }

  private func field(_ title: String, _ text: String) -> TextField<Text> {
    TextField(title, text: .constant(text))
  }
}

private struct Entry: View {
  @State private var name = ""
  @State private var suffix = ""

  var body: some View {
    TextField("Name", text: $name).onSubmit { suffix = " submitted" }
    Text(name + suffix)
  }
}
