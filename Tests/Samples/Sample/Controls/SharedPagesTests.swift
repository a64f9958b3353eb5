import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about data that views share.
@Suite struct SharedPagesTests {
  @Test func aSettingIsSharedAndPersistent() async {
    await expectTranscript(ofScreens: ["page": { AppStoragePage() }]) {
      """
      > open page
        [x] Greet me
        Hello! This page remembers.
      > toggle "Greet me"
      - [x] Greet me
      + [ ] Greet me
      - Hello! This page remembers.
      + Remembered, silently.
      > open page
        [ ] Greet me
        Remembered, silently.
      """
    }
  }

  @Test func aModelIsFoundByItsType() async {
    await expectTranscript(of: EnvironmentPage()) {
      """
        ( Add an apple )
        Apples in the basket: 0
      > press "Add an apple"
      - Apples in the basket: 0
      + Apples in the basket: 1
      """
    }
  }
}
