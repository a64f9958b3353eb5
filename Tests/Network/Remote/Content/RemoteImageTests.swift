import Platen
import PlatenTestSupport
import Testing

@MainActor
@Suite struct RemoteImageTests {
  private let wire = Wire()

  @Test func aLoadedPictureShowsItsSize() {
    let picture = RemoteImage(
      request: RemoteRequest(.get, at: "http://h/ada.png"), client: wire.client)
    picture.load()
    wire.calls[0].answer(RemoteResponse(body: PNG.data([[[255, 0, 0, 255]]])))
    let session = Session(picture.loadingState.value)
    #expect(session.frame.lines.map(\.text) == ["[picture, 1×1]"])
    session.close()
  }

  @Test func invalidPictureDataIsAFailure() {
    let picture = RemoteImage(
      request: RemoteRequest(.get, at: "http://h/ada.png"), client: wire.client)
    picture.load()
    wire.calls[0].answer("<html>")
    #expect(
      failureMessage(picture.loadingState)
        == "h sent data in an unexpected format: not a PNG or JPEG picture, but HTML.")
  }
}
