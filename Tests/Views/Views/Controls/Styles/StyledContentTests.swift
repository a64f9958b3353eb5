import PlatenNavigation
import PlatenTesting
import Testing

/// Toggles, labels, fields, progress views and group boxes with a custom style.
@MainActor
@Suite struct StyledContentTests {
  private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "✓" : "·")
          configuration.label
        }
      }
    }
  }

  @Test func aStyledToggleKeepsItsNameAndRole() async {
    let screen = Stated(false) { isOn in
      Toggle("Ripe", isOn: isOn).toggleStyle(Check())
      Toggle("Usual", isOn: isOn).toggleStyle(.switch)
    }
    await expectTranscript(of: screen) {
      """
        ( · Ripe )
        [ ] Usual
      > toggle Ripe
      - ( · Ripe )
      + ( ✓ Ripe )
      - [ ] Usual
      + [x] Usual
      > controls
        Ripe   toggle  "on"
        Usual  toggle  "on"
      """
    }
  }

  private struct Starred: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("*")
        Toggle(configuration)
      }
    }
  }

  @Test func aToggleStyleCanContainTheBuiltInToggle() {
    #expect(
      picture(40) { Toggle("Ripe", isOn: .constant(true)).toggleStyle(Starred()) } == "* [x] Ripe")
  }

  private struct Colon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.title
        Text(":")
      }
    }
  }

  @Test func aLabelStyleReplacesTheLabel() {
    #expect(
      picture(40) {
        VStack(alignment: .leading) {
          Label("Inbox", systemImage: "tray")
          Label("Sent", systemImage: "tray").labelStyle(.titleOnly)
        }
        .labelStyle(Colon())
      } == "Inbox:\nSent")
  }

  private struct Marked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("*")
        Label(configuration)
      }
    }
  }

  @Test func aLabelStyleCanContainTheBuiltInLabel() {
    func labels() -> some View {
      VStack(alignment: .leading) {
        Label("Inbox", systemImage: "tray")
        Label {
          Text("Sent")
        } icon: {
          Text("✉")
        }
      }
    }
    #expect(picture(40) { labels() } == "Inbox\n✉ Sent")
    #expect(picture(40) { labels().labelStyle(Marked()) } == "* Inbox\n* ✉ Sent")
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text(">")
        configuration
      }
    }
  }

  @Test func aTextFieldStyleCanContainTheField() async {
    let screen = Stated("") { text in
      TextField("Name", text: text).textFieldStyle(Boxed())
      TextField("Plain", text: text).textFieldStyle(.roundedBorder)
    }
    await expectTranscript(of: screen) {
      """
        > Name [                                      ]
        Plain [                                      ]
      > set Name Ada
      - > Name [                                      ]
      + > Name [Ada                                   ]
      - Plain [                                      ]
      + Plain [Ada                                   ]
      """
    }
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      }
    }
  }

  @Test func aProgressViewStyleReplacesTheBar() {
    #expect(
      picture(40) { ProgressView("Load", value: 0.5).progressViewStyle(Percent()) }
        == "Load 50 of 100")
    #expect(
      picture(40) { ProgressView("Load", value: 0.5).progressViewStyle(.linear) }
        == "Load [#####-----] 50%")
  }

  private struct Line: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func aGroupBoxStyleReplacesTheBox() {
    #expect(picture(40) { GroupBox("A") { Text("b") }.groupBoxStyle(Line()) } == "A b")
  }

  private struct Counting: ToggleStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View { Text(mark) }
  }

  @Test func anUnchangedToggleStyleIsNotEvaluated() {
    let host = TestGraph(
      Stated("a") { mark in
        Button("Other") { mark.wrappedValue += "a" }
        Button("Same") { mark.wrappedValue += "" }
        Toggle("T", isOn: .constant(true)).toggleStyle(Counting(mark: mark.wrappedValue))
      })
    host.press("Other")
    #expect(host.lines.last == "aa")
    #expect(host.evaluations { host.press("Same") } == 0)
  }
}
