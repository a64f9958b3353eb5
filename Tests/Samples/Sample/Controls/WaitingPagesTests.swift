import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about pending and unavailable content.
@Suite struct WaitingPagesTests {
  @Test func progressBarsShowFractionsAndActivitiesEnd() async {
    await expectTranscript(of: ProgressViewPage()) {
      """
        Copying [####------] 40%
        [##--------] 25%
        Loading…
        ( Copy a part )
        ( Stop loading )
      > press "Copy a part"
      - Copying [####------] 40%
      + Copying [######----] 60%
      > press "Stop loading"
      - Loading…
      - ( Stop loading )
      + ( Stop loading ) disabled
      """
    }
  }

  @Test func anActivityIndicatorDisappearsAfterTheLastRequest() async {
    await expectTranscript(of: ActivityIndicatorPage()) {
      """
        ( Ask )
      > press Ask
      + in progress…
      + ?
      > advance 1500ms
      > press Ask
      + ?
      > wait
      - ?
      + 42
      - in progress…
      - ?
      + 42
      """
    }
  }

  @Test func anEmptyPageExplainsWhatToDo() async {
    await expectTranscript(of: ContentUnavailableViewPage()) {
      """
                                           No movies
                                       Try another year.
                                           ( Reset )
      > press Reset
      -                                    No movies
      -                                Try another year.
      -                                    ( Reset )
      + All movies
      """
    }
  }

  @Test func aTimelineFollowsTheSessionClock() async {
    await expectTranscript(of: TimelineViewPage()) {
      """
      > advance 1s
      - 12:00:00 AM
      + 12:00:01 AM
      > advance 2s
      - 12:00:01 AM
      + 12:00:02 AM
      - 12:00:02 AM
      + 12:00:03 AM
      """
    }
  }

  @Test func anImageReplacesItsPlaceholder() async {
    await expectTranscript(of: AsyncImagePage()) {
      """
      > advance 1s
      > wait
      - Loading the image…
      + [Hills, 48×32]
      """
    }
  }
}
