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
    #expect(TerminalFeatures(environment: ["TERM": name]) == .xterm)
  }

  private func features(_ variables: [String: String]) -> TerminalFeatures {
    let usual = ["TERM": "xterm-256color"]
    return TerminalFeatures(environment: usual.merging(variables) { $1 })
  }

  @Test(arguments: [
    ["TERM_PROGRAM": "WezTerm"], ["TERM_PROGRAM": "vscode"], ["TERM_PROGRAM": "iTerm.app"],
    ["WT_SESSION": "1"], ["VTE_VERSION": "8000"], ["TERM": "foot"],
    ["TERM_PROGRAM": "tmux", "TMUX": "/tmp/tmux"],
  ])
  func onlyKnownTerminalsReceiveMarks(variables: [String: String]) {
    #expect(features(variables).contains(.promptMarks))
  }

  @Test(arguments: [
    ["TERM_PROGRAM": "ghostty"], ["TERM": "xterm-kitty"], ["VTE_VERSION": "7600"],
    ["TERM_PROGRAM": "WezTerm", "TMUX": "/tmp/tmux"], ["TERM_PROGRAM": "Apple_Terminal"],
  ])
  func otherTerminalsReceiveNoMarks(variables: [String: String]) {
    #expect(!features(variables).contains(.promptMarks))
  }

  @Test func screenPassesNothingOn() {
    let variables = ["TERM": "screen", "TERM_PROGRAM": "WezTerm", "STY": "1.pts-0"]
    #expect(TerminalFeatures(environment: variables) == .xterm)
  }

  @Test func onlyKnownTerminalsReceiveProgress() {
    for program in ["WezTerm", "ghostty"] {
      #expect(features(["TERM_PROGRAM": program]).contains(.progress))
      #expect(!features(["TERM_PROGRAM": program, "TMUX": "/tmp/tmux"]).contains(.progress))
    }
    #expect(!features(["TERM_PROGRAM": "iTerm.app"]).contains(.progress), "OSC 9 notifies")
    #expect(!features(["TERM": "xterm-kitty"]).contains(.progress))
  }
}
