import PlatenAVFoundation
import PlatenAudioToolbox
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct AVSpeechSynthesizerTests {
  @Test func aSpokenTextIsLogged() async {
    let listener = Listener()
    let synthesizer = AVSpeechSynthesizer()
    synthesizer.delegate = listener
    let screen = Button("Speak") {
      synthesizer.speak(AVSpeechUtterance(string: "Good morning"))
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }
    await expectTranscript(of: screen, width: 40) {
      """
        ( Speak )
      > press Speak
      > log
        speak: Good morning
        AudioServicesPlaySystemSound has no effect: a terminal plays no sounds
      """
    }
    #expect(listener.events == ["start Good morning", "end Good morning"])
  }

  private final class Listener: AVSpeechSynthesizerDelegate {
    var events: [String] = []

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) {
      events.append("start \(utterance.speechString)")
    }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {
      events.append("end \(utterance.speechString)")
    }
  }
}
