import Testing

@testable import PlatenTerminal

@Suite struct TerminalCapabilitiesEnvironmentTests {
  private func keepsPlace(_ environment: [String: String]) -> Bool {
    TerminalCapabilities(environment: environment, theme: .auto).keepsPlace
  }

  @Test func kittyIsAssumedToRestoreASavedCursorOnlyOnce() {
    #expect(keepsPlace(["TERM": "xterm-256color"]))
    #expect(!keepsPlace(["TERM": "xterm-kitty"]))
    #expect(!keepsPlace(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"]))
  }

  @Test func tmuxIsDetectedBeforeItsOuterTerminal() {
    let environment = ["TERM": "tmux-256color", "TMUX": "/tmp/tmux", "KITTY_WINDOW_ID": "1"]
    #expect(keepsPlace(environment))
  }
}
