import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ImagePaintTests {
  @Test func textKeepsItsStyleAndNothingIsFilled() async {
    let screen = Stated(0) { _ in
      Text("Roses").foregroundStyle(ImagePaint(image: Image("roses"), scale: 0.5))
      Text("Tulips").background(.image(Image("tulips")))
    }
    await expectTranscript(of: screen) {
      """
        Roses
        Tulips
      > log
        ImagePaint has no effect; Documentation/Reference/SwiftUI.md states the reason
      """
    }
  }
}
