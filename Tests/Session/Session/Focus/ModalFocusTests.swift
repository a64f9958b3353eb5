import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the focus in modals, and of closing modals with Escape.
@MainActor
@Suite struct ModalFocusTests {
  private struct Asking<Actions: View>: View {
    @State private var isAsking = false
    @State private var isEditing = false
    @State private var text = ""
    let isHeld: Bool
    @ViewBuilder let actions: (Binding<String>) -> Actions

    var body: some View {
      Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) { actions($text) }
      Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) {
        TextField("Title", text: $text).interactiveDismissDisabled(isHeld)
      }
    }
  }

  private func host<Actions: View>(
    isHeld: Bool = false, @ViewBuilder _ actions: @escaping (Binding<String>) -> Actions
  ) -> TestInterpreter {
    TestInterpreter(of: Asking(isHeld: isHeld, actions: actions))
  }

  @Test func anAlertFocusesItsDefaultButton() async {
    let host = host { _ in
      Button("No", role: .cancel) {}
      Button("Yes") {}.keyboardShortcut(.defaultAction)
    }
    await host.play("press Ask")
    #expect(host.session.focus?.label == "Yes")
  }

  @Test func anAlertWithoutADefaultButtonFocusesItsCancelButton() async {
    let host = host { _ in
      Button("Delete", role: .destructive) {}
      Button("No", role: .cancel) {}
    }
    await host.play("press Ask")
    #expect(host.session.focus?.label == "No")
  }

  @Test func anAlertWithAFieldFocusesTheField() async {
    let host = host { text in
      TextField("Why", text: text)
      Button("No", role: .cancel) {}
    }
    await host.play("press Ask")
    #expect(host.session.focus?.label == "Why")
  }

  @Test func aSheetFocusesItsContentBeforeItsBar() async {
    let host = TestInterpreter(of: Editing())
    await host.play("press Edit")
    #expect(host.session.focus?.label == "Title")
    await host.play("key tab\nkey tab\nkey tab\nkey tab")
    #expect(host.session.focus?.label == "Title")
  }

  @Test func aSheetWithoutControlsFocusesItsBar() async {
    let host = TestInterpreter(of: Editing(hasField: false))
    await host.play("press Edit")
    #expect(host.session.focus?.label == "Cancel")
  }

  private struct Editing: View {
    @State private var isEditing = false
    @State private var text = ""
    var hasField = true

    var body: some View {
      Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) {
        NavigationStack {
          Form { if hasField { TextField("Title", text: $text) } }
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            }
        }
      }
    }
  }

  @Test func closingAModalRestoresTheFocus() async {
    let host = host { _ in Button("Yes") {} }
    await host.play("key tab\nkey space")
    #expect(host.session.focus?.label == "Yes")
    await host.play("key return")
    #expect(host.session.modals.isEmpty)
    #expect(host.session.focus?.label == "Ask")
  }

  @Test func escapeLeavesAFieldBeforeItClosesTheSheet() async {
    let host = host { _ in Button("Yes") {} }
    await host.play("press Edit\nkey escape")
    #expect(host.session.modals == [Modal(.sheet)])
    #expect(host.session.focus == nil)
    await host.play("key escape")
    #expect(host.session.modals.isEmpty)
  }

  @Test func escapeReportsAModalThatCannotBeDismissed() async {
    let host = host(isHeld: true) { _ in Button("Yes") {} }
    await host.play("press Edit")
    #expect(
      await host.play("key escape\nkey escape") == """
        > key escape
        > key escape
        ! the sheet cannot be dismissed; available: "Title"
        """)
    await host.play("key tab")
    #expect(host.session.focus?.label == "Title")
  }

  @Test func escapeCancelsAnAlert() async {
    let host = host { _ in
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
    await host.play("press Ask\nkey tab\nkey escape")
    #expect(host.session.modals.isEmpty)
  }

  @Test func tabStaysInTheAlert() async throws {
    let host = host { _ in
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
    await host.play("press Ask")
    let labels = try (0..<4).map { _ in
      try host.session.focusNext()
      return host.session.focus?.label
    }
    #expect(labels == [nil, "Yes", "No", nil])
  }
}
