import Testing

@testable import PlatenTerminal

@Suite struct TerminalFeaturesTests {
  @Test(arguments: ["", "dumb", "linux", "vt100", "vt220"])
  func aPlainTerminalHasNoFeatures(name: String) {
    #expect(TerminalFeatures(environment: ["TERM": name, "TERM_PROGRAM": "WezTerm"]) == [])
    #expect(TerminalFeatures(environment: [:]) == [])
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "xterm-kitty", "alacritty"])
  func otherTerminalsTakeTheSequencesOfXterm(name: String) {
    #expect(TerminalFeatures(environment: ["TERM": name]).contains(.xterm))
  }
}
