import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the focus when a page or a sheet appears and when the user goes back.
@MainActor
@Suite struct PageFocusTests {
  private struct Screen: View {
    @State private var isAsking = false

    var body: some View {
      NavigationStack {
        TextField("Search", text: .constant(""))
        NavigationLink("Details") {
          Button("Delete", role: .destructive) {}
          Button("Share") {}
          NavigationLink("More") { Text("nothing to press") }
        }
        NavigationLink("Danger") { Button("Erase", role: .destructive) {} }
        Button("Sheet") { isAsking = true }.sheet(isPresented: $isAsking) {
          Button("Erase", role: .destructive) {}
          Button("Keep") {}
        }
      }
    }
  }

  private let host = TestInterpreter(of: Screen())

  private func focus(after script: String) async -> String? {
    await host.play(script)
    return host.session.focus?.label
  }

  @Test func aPageFocusesItsFirstControlThatIsNotDestructive() async {
    #expect(await focus(after: "focus Details\nkey return") == "Share")
  }

  @Test func aPageWithoutSuchAControlFocusesItsBackButton() async {
    #expect(await focus(after: "focus Danger\nkey return") == "Back")
    #expect(await focus(after: "key return") == "Danger")
  }

  @Test func goingBackReturnsToTheControlThatLedToThePage() async {
    #expect(await focus(after: "focus Details\nkey return\nfocus More\nkey return") == "Back")
    #expect(await focus(after: "key escape") == "More")
    #expect(await focus(after: "key escape") == "Details")
    #expect(await focus(after: "key escape") == nil)
  }

  @Test func thePromptKeepsTheFocusWhenACommandShowsAPage() async {
    #expect(await focus(after: "press Details") == nil)
    #expect(await focus(after: "press Back") == nil)
  }

  @Test func aSheetFocusesItsFirstControlThatIsNotDestructive() async {
    #expect(await focus(after: "focus Sheet\nkey return") == "Keep")
    #expect(await focus(after: "key escape") == "Sheet")
  }

  @Test func theThirdEscapeReachesThePromptFromAnyPage() async {
    await host.play("focus Details\nkey return\nfocus More\nkey return")
    #expect(await focus(after: "key escape\nkey escape\nkey escape") == nil)
  }
}
