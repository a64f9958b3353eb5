import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the focus in open menus.
@MainActor
@Suite struct MenuItemsTests {
  private struct Screen: View {
    @State private var isAsking = false
    @State private var size = 1

    var body: some View {
      Menu("File") {
        Menu("Export") {
          Button("As Text") {}
          Button("As Image") {}
        }
        Stepper("Copies", value: $size)
        Button("Close…") { isAsking = true }
      }
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Button("After") {}
        .alert("Close?", isPresented: $isAsking) { Button("OK") {} }
    }
  }

  private let host = TestInterpreter(of: Screen())

  private func focus(after script: String) async -> String? {
    await host.play(script)
    return host.session.focus?.label
  }

  @Test func anInnerMenuReturnsTheFocusToItsItem() async {
    #expect(await focus(after: "key tab\nkey return") == "Export")
    #expect(await focus(after: "key return") == "As Text")
    #expect(await focus(after: "key up") == "As Text", "arrows do not wrap")
    #expect(await focus(after: "key escape") == "Export")
    #expect(await focus(after: "key down") == "Copies")
    #expect(await focus(after: "key escape") == "File")
  }

  @Test func choosingAnItemOfAnInnerMenuClosesAllMenus() async {
    #expect(await focus(after: "key tab\nkey return\nkey return\nkey down") == "As Image")
    #expect(await focus(after: "key return") == "File")
    #expect(host.session.controls.map(\.label) == ["File", "Size", "After"])
  }

  @Test func aControlInAMenuKeepsItsOwnKeys() async {
    #expect(await focus(after: "key tab\nkey return\nkey down\nkey right") == "Copies")
    #expect(host.session.focus?.value == "2")
  }

  @Test func anAlertThatAnItemPresentsReturnsTheFocusToTheMenu() async {
    #expect(await focus(after: "key tab\nkey return\nkey down\nkey down\nkey return") == "OK")
    #expect(await focus(after: "key return") == "File")
  }

  @Test func theOptionsOfAPickerAreShownInPlace() async {
    await host.play("focus Size")
    #expect(
      await host.play("key return") == """
        > key return
        - Size [Small ▾]
        + Size [Small ▾] open
        +        (•) Small
        +        ( ) Large
        """)
    #expect(
      await host.play("key down\nkey return") == """
        > key down
        > key return
        - Size [Small ▾] open
        + Size [Large ▾]
        -        (•) Small
        -        ( ) Large
        """)
    #expect(host.session.focus?.label == "Size")
  }
}
