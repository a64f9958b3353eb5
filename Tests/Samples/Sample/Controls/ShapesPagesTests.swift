import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about colors and shapes.
@Suite struct ShapesPagesTests {
  @Test func colorsDoNotChangeTheText() async {
    await expectTranscript(of: ColorPage()) {
      """
      > show
        Red
        Green
        Secondary
        An orange of its own
         White on blue
      """
    }
  }

  @Test func aFilledShapeIsAnAreaWithoutText() async {
    await expectTranscript(of: RectanglePage()) {
      """
      > show



        A circle and a gradient are rectangles of one color.
      """
    }
  }

  @Test func aDrawingShowsItsSizeAndTexts() async {
    await expectTranscript(of: CanvasPage()) {
      """
        [Days with rain, 320 by 16] 4 of 7 days
        A terminal draws the texts of a drawing.
      """
    }
  }
}
