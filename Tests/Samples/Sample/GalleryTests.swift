import FormSample
import PlatenTesting
import Testing

@MainActor
@Test func theGalleryOpensItsScreensByName() async {
  await expectTranscript(
    ofScreens: ["form": { FormScreen() }, "signup": { signUpScreen() }],
    file: "Transcripts/gallery.transcript")
}
