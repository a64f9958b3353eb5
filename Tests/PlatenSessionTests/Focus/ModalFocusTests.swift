import Platen
import Testing

@testable import PlatenSession

/// What has the focus in what is shown above a screen, and what Escape closes.
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

  private func stage<Actions: View>(
    isHeld: Bool = false, @ViewBuilder _ actions: @escaping (Binding<String>) -> Actions
  ) -> TestHost {
    TestHost(of: Asking(isHeld: isHeld, actions: actions))
  }

  @Test func theButtonOfReturnIsFirst() async {
    let stage = stage { _ in
      Button("No", role: .cancel) {}
      Button("Yes") {}.keyboardShortcut(.defaultAction)
    }
    await stage.play("press Ask")
    #expect(stage.session.focus?.label == "Yes")
  }

  @Test func elseTheOneThatCancels() async {
    let stage = stage { _ in
      Button("Delete", role: .destructive) {}
      Button("No", role: .cancel) {}
    }
    await stage.play("press Ask")
    #expect(stage.session.focus?.label == "No")
  }

  @Test func aFieldComesBeforeThem() async {
    let stage = stage { text in
      TextField("Why", text: text)
      Button("No", role: .cancel) {}
    }
    await stage.play("press Ask")
    #expect(stage.session.focus?.label == "Why")
  }

  @Test func theFocusComesBackToWhatOpenedIt() async {
    let stage = stage { _ in Button("Yes") {} }
    await stage.play("key tab\nkey space")
    #expect(stage.session.focus?.label == "Yes")
    await stage.play("key return")
    #expect(stage.session.modals.isEmpty)
    #expect(stage.session.focus?.label == "Ask")
  }

  @Test func escapeLeavesAFieldBeforeItClosesTheSheet() async {
    let stage = stage { _ in Button("Yes") {} }
    await stage.play("press Edit\nkey escape")
    #expect(stage.session.modals == [Modal(.sheet)])
    #expect(stage.session.focus == nil)
    await stage.play("key escape")
    #expect(stage.session.modals.isEmpty)
  }

  @Test func escapeSaysWhatCannotBeClosed() async {
    let stage = stage(isHeld: true) { _ in Button("Yes") {} }
    await stage.play("press Edit")
    #expect(
      await stage.play("key escape\nkey escape") == """
        > key escape
        > key escape
        ! the sheet cannot be dismissed; available: "Title"
        """)
    await stage.play("key tab")
    #expect(stage.session.focus?.label == "Title")
  }

  @Test func escapeCancelsAnAlert() async {
    let stage = stage { _ in
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
    await stage.play("press Ask\nkey tab\nkey escape")
    #expect(stage.session.modals.isEmpty)
  }

  @Test func tabStaysInTheAlert() async throws {
    let stage = stage { _ in
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
    await stage.play("press Ask")
    let labels = try (0..<4).map { _ in
      try stage.session.focusNext()
      return stage.session.focus?.label
    }
    #expect(labels == [nil, "Yes", "No", nil])
  }
}
