import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about stacks and available width.
@Suite struct StacksPagesTests {
  @Test func stacksAlignTheirLines() async {
    await expectTranscript(of: VStackPage()) {
      """
      > show
        Leading
        aligned with the longest line
                             Trailing

        with an empty line in between
      """
    }
  }

  @Test func aRowGivesWidthToItsSpacersAndPriorities() async {
    await expectTranscript(of: HStackPage()) {
      """
      > show
        Left                                                                       Right
        This long…    This long text has a higher priority
        Two
        lines aligned at the bottom
      """
    }
  }

  @Test func aDividerSeparatesLinesOrColumns() async {
    await expectTranscript(of: DividerPage()) {
      """
      > show
        Above
        ────────────────────────────────────────────────────────────────────────────────
        Before │ After
      """
    }
  }

  @Test func theFirstLayoutThatFitsIsShown() async {
    await expectTranscript(of: ViewThatFitsPage()) {
      """
      > toggle Narrow
      - [ ] Narrow
      + [x] Narrow
      - ( Download now ) ( Remind me later )
      + ( Download now )
      + ( Remind me later )
      > toggle Narrow
      - [x] Narrow
      + [ ] Narrow
      - ( Download now )
      - ( Remind me later )
      + ( Download now ) ( Remind me later )
      """
    }
  }

  @Test func aReaderKnowsTheAvailableWidth() async {
    await expectTranscript(of: GeometryReaderPage()) {
      """
      > show
        The available width is 640 points.
        ┌────────────────────────────────────────┐
        │                  half                  │
        └────────────────────────────────────────┘
      """
    }
  }
}
