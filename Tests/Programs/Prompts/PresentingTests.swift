import PlatenPrompts
import Testing

@MainActor
@Suite struct PresentingTests {
  private struct Login: View {
    let finish: (String) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Button("Log in") { finish(name) }.disabled(name.isEmpty)
      Button("Later") { dismiss() }
    }
  }

  @Test func theResultOfAScreenBecomesItsSummary() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      let name: String = try await prompts.present("Login") { finish in
        Login(finish: finish)
      } summary: {
        LabeledContent("User", value: $0)
      }
      #expect(name == "ada")
    }) {
      """
      > set Name ada
      - Name [                                      ]
      + Name [ada                                   ]
      - ( Log in ) disabled
      + ( Log in )
      > press "Log in"
      - Name [ada                                   ]
      - ( Log in )
      - ( Later )
      + User ada
      """
    }
  }

  @Test func aDismissedScreenHasNoResult() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      let _: String = try await prompts.present("Login") { Login(finish: $0) }
    }) {
      """
      > press Later
      - Name [                                      ]
      - ( Log in ) disabled
      - ( Later )
      ! cancelled
      """
    }
  }

  @Test func aScreenWithoutAResultEndsByDismissal() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      try await prompts.present("Login") { Login { _ in } }
      try await prompts.note("Next", "The screen has ended.")
    }) {
      """
      > press Later
        Next
        The screen has ended.
        ( Continue )
      > key return
      - ( Continue )
      """
    }
  }
}
