import Foundation
import PlatenNavigation
import PlatenSession
import PlatenTesting
import Testing

/// Text in titles, prompts, badges and labels uses the environment, as text on the screen does.
@MainActor
@Suite struct PlainTextTests {
  private let half = Text(0.5, format: .number)
  private let german = Locale(identifier: "de_DE")

  @Test func promptsUseTheEnvironmentLocale() {
    let field = TextField("", text: .constant(""), prompt: half)
    #expect(picture(12) { field.environment(\.locale, german) } == "[(0,5)     ]")
  }

  @Test func badgesUseTheEnvironmentLocale() {
    let badged = Text("Part").badge(half)
    #expect(picture(20) { badged.environment(\.locale, german) } == "Part (0,5)")
  }

  @Test func badgesUpdateWhenTheLocaleChanges() async {
    let screen = Stated(false) { isGerman in
      Toggle("Deutsch", isOn: isGerman).badge(half)
        .environment(\.locale, isGerman.wrappedValue ? german : Locale(identifier: "en_US"))
    }
    await expectTranscript(of: screen) {
      """
        [ ] Deutsch (0.5)
      > toggle Deutsch
      - [ ] Deutsch (0.5)
      + [x] Deutsch (0,5)
      """
    }
  }

  @Test func modalTitlesUseTheEnvironmentLocale() {
    let shown = Binding.constant(true)
    let screen = VStack {
      Text("").alert(half, isPresented: shown) {}
      Text("").alert(isPresented: shown) { Alert(title: half) }
      Text("").confirmationDialog(half, isPresented: shown, titleVisibility: .hidden) {}
      Text("").actionSheet(isPresented: shown) { ActionSheet(title: half) }
    }
    let session = Session(screen.environment(\.locale, german), time: .virtual)
    #expect(session.modals.map(\.title) == ["0,5", "0,5", "0,5", "0,5"])
    #expect(session.frame.lines.filter { $0.text == "0,5" }.count == 3)
  }

  @Test func accessibilityLabelsUseTheEnvironmentLocale() {
    let button = Button("x") {}.accessibilityLabel(half)
    let session = Session(button.environment(\.locale, german), time: .virtual)
    #expect(session.controls.map(\.label) == ["0,5"])
  }
}
