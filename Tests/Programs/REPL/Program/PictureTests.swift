import PlatenTestProcesses

import Testing

/// Tests of pictures above the readline prompt in a terminal emulator.
@Suite struct PictureTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  /// Returns the page of pictures as soon as a picture is drawn.
  private func page(_ environment: [String: String]) async throws -> String {
    let colors = ["NO_COLOR": "", "TERM": "tmux-256color"].merging(environment) { $1 }
    var page = ""
    try await Emulator.run(.gallery, state: state, environment: colors) { terminal in
      try await terminal.press("open controls image", "Enter")
      _ = try await terminal.screen { $0.hasSuffix("image>") && $0.contains("▀") }
      page = try await terminal.styledScreen()
    }
    return page
  }

  @Test func picturesAreDrawnInTrueColor() async throws {
    let page = try await page(["COLORTERM": "truecolor"])
    #expect(page.contains(#/\e\[38;2;\d+;\d+;\d+m.*▀/#))
    #expect(page.contains(#/48;2;\d+;\d+;\d+/#))
  }

  @Test func picturesAreDrawnIn256Colors() async throws {
    let page = try await page(["COLORTERM": ""])
    #expect(page.contains(#/\e\[38;5;\d+m.*▀/#))
    #expect(!page.contains("8;2;"))
  }

  @Test func aPictureReplacesItsTextCompletely() async throws {
    let colors = ["NO_COLOR": "", "COLORTERM": "truecolor"]
    try await Emulator.run(
      .gallery, "--virtual-time", height: 60, state: state, environment: colors
    ) { terminal in
      try await terminal.press("open github", "Enter")
      try await terminal.press("set \"Github ID:\" ada", "Enter")
      try await terminal.press("wait", "Enter")
      let screen = try await terminal.screen { $0.hasSuffix("github>") && $0.contains("▀") }
      #expect(screen.contains(#/(\n  ▀+){10}/#))
    }
  }

  @Test func picturesAreShownAsTextWithoutColors() async throws {
    try await Emulator.run(
      .gallery, state: state, environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"]
    ) { terminal in
      try await terminal.press("open controls image", "Enter")
      let screen = try await terminal.screen(endingIn: "controls image>")
      #expect(screen.contains("\n  [Hills, 48×32]\n"))
      #expect(!screen.contains("▀"))
    }
  }

  @Test func picturesAreShownAsTextInAScript() async throws {
    let page = try await Product.gallery.run(playing: "open controls image\nwait\n").output
    #expect(
      page == """
        > open controls image
          [picture, 48×32]
          [Hills, 48×32]
          [Sun over hills, 48×32] Cut to its middle
          A GIF is no picture here
        > wait

        """)
  }
}
