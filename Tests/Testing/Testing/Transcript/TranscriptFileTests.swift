import Platen
import PlatenTesting
import Testing

@Suite struct TranscriptFileTests {
  @Test func aTranscriptCanBeInAFile() async {
    await expectTranscript(of: GreetingScreen(), file: "Transcripts/greeting.transcript")
  }
}
