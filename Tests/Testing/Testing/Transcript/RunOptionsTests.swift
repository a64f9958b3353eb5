import Platen
import PlatenTesting
import Testing

@Suite struct RunOptionsTests {
  @Test func screensAreOpenedByName() async {
    await expectTranscript(ofScreens: ["one": { Text("1") }, "two": { Text("2") }]) {
      """
      > show
      ! no screen is open; run open SCREEN (screens lists them)
      > open one
        1
      > open two
        2
      > screens
        one
        two
      > close
      """
    }
  }

  @Test func aNameCanEndWithAVariant() async {
    await expectTranscript(ofScreens: ["movies": { Text("all") }, "movies light": { Text("few") }])
    {
      """
      > open movies
        all
      > open movies light
        few
      """
    }
  }

  @Test func theTranscriptCanBeInAFile() async {
    await expectTranscript(
      ofScreens: ["greeting": { GreetingScreen() }], file: "Transcripts/screens.transcript")
  }
}
