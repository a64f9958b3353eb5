import Testing

@testable import PlatenControls

@Suite struct PictureErrorTests {
  @Test(
    arguments: [
      (.unknownFormat(likeness: nil), "not a PNG or JPEG picture"),
      (.unknownFormat(likeness: "a GIF"), "not a PNG or JPEG picture, but a GIF"),
      (.cutOff(.png, bytes: 9), "the PNG picture is truncated: it has only 9 bytes and no size"),
      (
        .tooLarge("9 bytes", limit: "8"), "the picture is too large: it has 9 bytes; the limit is 8"
      ),
      (.tooSlow(limit: .seconds(5)), "the picture was not decoded within 5 s"),
    ] as [(PictureError, String)])
  func theDescriptionOfAPictureErrorStatesTheProblem(error: PictureError, description: String) {
    #expect("\(error)" == description)
  }
}
