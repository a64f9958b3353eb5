import FormSample
import PlatenTesting
import Testing

@Test func theGalleryOpensItsScreensByName() async {
  await expectTranscript(
    ofScreens: ["form": { FormScreen() }], file: "Transcripts/gallery.transcript")
}
