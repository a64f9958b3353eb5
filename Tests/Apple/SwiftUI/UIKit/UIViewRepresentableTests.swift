import PlatenContext
import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIViewRepresentableTests {
  private struct Field: UIViewRepresentable {
    @Binding var text: String
    @Environment(\.isEnabled) private var isEnabled

    final class Coordinator: NSObject, UITextFieldDelegate {
      @Binding var text: String

      init(_ text: Binding<String>) { _text = text }

      func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    func makeUIView(context: Context) -> UITextField {
      Log.event("made")
      let field = UITextField()
      field.placeholder = "Tea"
      field.delegate = context.coordinator
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
      Log.event("updated to \(text)")
      field.text = text
    }

    static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
      Log.event("dismantled")
    }
  }

  private struct Screen: View {
    @State private var text = "Assam"
    @State private var isShown = true

    var body: some View {
      if isShown { Field(text: $text) }
      Text("Chosen: \(text)")
      Button("Clear") { text = "" }
      Button("Hide") { isShown = false }
    }
  }

  @Test func theViewAndTheStateUpdateEachOther() async {
    await expectTranscript(of: Screen(), width: 30) {
      """
        Tea [Assam                   ]
        Chosen: Assam
        ( Clear )
        ( Hide )
      > set Tea Sencha
      - Tea [Assam                   ]
      + Tea [Sencha                  ]
      - Chosen: Assam
      + Chosen: Sencha
      > press Clear
      - Tea [Sencha                  ]
      + Tea [                        ]
      - Chosen: Sencha
      + Chosen:
      > press Hide
      - Tea [                        ]
      > log
        made
        updated to Assam
        updated to Sencha
        updated to
        dismantled
      """
    }
  }
}
