import PlatenLines
import PlatenTestSupport
import Testing

@Suite struct ColorDepthTests {
  @Test(arguments: [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.full),
    (["TERM": "tmux-256color", "COLORTERM": "24bit"], .full),
    (["TERM": "xterm-direct"], .full),
    (["TERM": "screen-256color"], .palette),
    (["TERM": "linux"], .sixteen),
    (["TERM": "xterm", "COLORTERM": "yes", "NO_COLOR": ""], .sixteen),
    (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "vt100"], .none),
    (["TERM": "vt220-w"], .none),
    (["TERM": "vte"], .sixteen),
    (["TERM": "vte-256color"], .palette),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    ([:], .none),
  ])
  func theEnvironmentDeterminesTheColorDepth(
    environment: [String: String], depth: ColorDepth
  ) {
    #expect(ColorDepth(environment: environment) == depth)
  }
}
