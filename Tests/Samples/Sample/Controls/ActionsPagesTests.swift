import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about actions other than button presses.
@Suite struct ActionsPagesTests {
  @Test func aScreenIsRefreshed() async {
    await expectTranscript(of: RefreshablePage()) {
      """
        Rates of hour 1
      > refresh
      > advance 1s
      - Rates of hour 1
      + Rates of hour 2
      """
    }
  }

  @Test func keysActOnControls() async {
    await expectTranscript(of: KeyboardShortcutPage()) {
      """
      > key command-s
      - Done: nothing
      + Done: saved
      > key shift-command-s
      - Done: saved
      + Done: saved all
      > key return
      - Done: saved all
      + Done: sent
      > key C-s
      ! no control responds to "control-s"; available: "command-b", "command-s", "shift-command-s", "return"
      > controls
        Bold        toggle  "off"  key command-b
        Save        button         key command-s
        "Save all"  button         key shift-command-s
        Send        button         key return
      """
    }
  }

  @Test func textWithAGestureCanBePressed() async {
    await expectTranscript(of: GesturePage()) {
      """
      > controls
        "☆ Not a favorite"  button
        "Hold to copy"      button
      > press "☆ Not a favorite"
      - ☆ Not a favorite
      + ★ Favorite
      > press "★ Favorite"
      - ★ Favorite
      + ☆ Not a favorite
      > press "Hold to copy"
      - Copies: 0
      + Copies: 1
      """
    }
  }
}
