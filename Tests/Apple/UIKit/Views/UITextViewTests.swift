import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UITextViewTests {
  private final class Recorder: NSObject, UITextViewDelegate {
    var text = ""
    private(set) var events: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
    func textViewDidChange(_ textView: UITextView) { text = textView.text }
    func textViewDidEndEditing(_ textView: UITextView) { events.append("end") }
  }

  @Test func theDelegateReceivesEdits() async {
    let recorder = Recorder()
    let view = UITextView()
    view.delegate = recorder
    view.accessibilityLabel = "Notes"
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { view }
        Button("Lock") { view.isEditable = false }
      }, width: 20
    ) {
      """
        [                  ]
        ( Lock )
      > set Notes steep
      - [                  ]
      + [steep             ]
      > press Lock
      - [steep             ]
      + steep
      """
    }
    #expect(recorder.text == "steep")
    #expect(recorder.events == ["begin", "end"])
  }
}
