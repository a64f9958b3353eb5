import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about buttons and controls made of buttons.
@Suite struct ButtonsPagesTests {
  @Test func aButtonRunsItsActionUnlessItIsDisabled() async {
    await expectTranscript(of: ButtonPage()) {
      """
      > press Delete
      - Pressed: nothing
      + Pressed: Delete
      > press Add
      - Pressed: Delete
      + Pressed: Add
      > press Continue
      - Pressed: Add
      + Pressed: Continue
      > press Upload
      ! "Upload" is disabled
      """
    }
  }

  @Test func aControlGroupPlacesItsButtonsSideBySide() async {
    await expectTranscript(of: ControlGroupPage()) {
      """
      > press Smaller
      - Size: 100 %
      + Size: 75 %
      > press Smaller
      - Size: 75 %
      + Size: 50 %
      > press Smaller
      - Size: 50 %
      + Size: 25 %
      - Zoom ( Smaller ) ( Larger )
      + Zoom ( Smaller ) disabled ( Larger )
      > press Smaller
      ! "Smaller" is disabled
      """
    }
  }

  @Test func aURLIsSharedAsALinkAndTextAsAButton() async {
    await expectTranscript(of: ShareLinkPage()) {
      """
      > controls
        "Share the page"   link    "https://example.org/page"
        "Share the quote"  button
      > press "Share the page"
      > press "Share the quote"
      > log
        open https://example.org/page
        share Simplicity is a great virtue.
      """
    }
  }

  @Test func editModeShowsAdditionalRows() async {
    await expectTranscript(of: EditButtonPage()) {
      """
      > press Edit
      - Tasks                                                                   ( Edit )
      + Tasks                                                                   ( Done )
      + ( Remove all ) destructive
      > press List[1]/Delete
      - Water the plants
      > press "Remove all"
      - Feed the cat
      > press Done
      - Tasks                                                                   ( Done )
      + Tasks                                                                   ( Edit )
      - ( Remove all ) destructive
      """
    }
  }
}
