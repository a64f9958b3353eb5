import PlatenTestProcesses

import Testing

/// Tests of the mouse in a terminal emulator, which passes the bytes of clicks to the program.
@Suite struct MouseAtTerminalTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func count(_ sequence: String, in written: String) -> Int {
    written.components(separatedBy: "\u{1B}[" + sequence).count - 1
  }

  /// Returns the first row that contains a text, counted from 0.
  private func row(of text: String, in screen: String) -> Int {
    screen.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? 0
  }

  /// Returns the column of the first row that contains a text.
  private func column(of text: String, in screen: String) -> Int {
    let line = screen.components(separatedBy: "\n").first { $0.contains(text) } ?? ""
    return line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      ?? 0
  }

  /// Opens a page of the gallery at a terminal that reports the mouse.
  private func page(
    _ name: String, person: (Emulator) async throws -> Void
  ) async throws {
    let prompt = "controls \(name)>"
    try await Emulator.run(
      .gallery, "controls \(name)", state: state, environment: ["PLATEN_MOUSE": "1"],
      prompt: prompt, person: person)
  }

  /// Waits until the terminal has been told to report the mouse a number of times.
  private func awaitCapture(_ times: Int, _ terminal: Emulator) async throws {
    _ = try await terminal.written { count("?1006h", in: $0) >= times }
    #expect(count("?1006h", in: try await terminal.written()) == times)
  }

  @Test func aClickFocusesAFieldAndPlacesTheCaret() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("mouse on", "Enter", "open form", "Enter", "Tab", "Adele")
      let screen = try await terminal.screen { $0.contains("[Adele ") }
      let first = row(of: "value1  ", in: screen)
      let second = row(of: "value2  ", in: screen)
      try await awaitCapture(1, terminal)
      try await terminal.click(row: second, column: 30)
      try await terminal.type("secret")
      _ = try await terminal.screen { $0.contains("[secret ") }
      try await terminal.click(row: first, column: 19)
      try await terminal.type("x")
      let placed = try await terminal.screen { $0.contains("[Adxele ") }
      #expect(placed.contains("[Adxele "))
    }
  }

  @Test func aClickMovesTheCursorOfAListAndASecondClickOpensTheRow() async throws {
    try await page("navigationstack") { terminal in
      try await terminal.press("Tab")
      let screen = try await terminal.screen { $0.contains("▌ Mercury ›") }
      let mars = row(of: "Mars ›", in: screen)
      try await awaitCapture(1, terminal)
      try await terminal.click(row: mars, column: 3)
      let moved = try await terminal.screen { $0.contains("▌ Mars ›") }
      #expect(moved.contains("▌ Mars ›"))
      try await terminal.click(row: mars, column: 3)
      let opened = try await terminal.screen { $0.contains("( ‹ Planets )  Mars") }
      #expect(opened.contains("( ‹ Planets )  Mars"))
    }
  }

  @Test func aClickPressesOneOfTheButtonsSideBySide() async throws {
    try await page("controlgroup") { terminal in
      try await terminal.press("Tab")
      try await awaitCapture(1, terminal)
      let screen = try await terminal.screen { $0.contains("( Larger )") }
      let row = row(of: "( Larger )", in: screen)
      try await terminal.click(row: row, column: column(of: "Larger", in: screen))
      let larger = try await terminal.screen { $0.contains("Size: 125 %") }
      #expect(larger.contains("Size: 125 %"))
      try await terminal.click(row: row, column: column(of: "Smaller", in: screen))
      let smaller = try await terminal.screen { $0.contains("Size: 100 %") }
      #expect(smaller.contains("Size: 100 %"))
    }
  }

  @Test(arguments: ["list", "scrollview"])
  func theWheelScrollsTheViewUnderThePointer(name: String) async throws {
    try await page(name) { terminal in
      try await terminal.press("Tab")
      try await awaitCapture(1, terminal)
      try await terminal.turnWheel(row: 3, column: 5)
      let down = try await terminal.screen { $0.contains("… 3 above") }
      #expect(down.contains("… 3 above"))
      try await terminal.turnWheel(isUp: true, row: 3, column: 5)
      let up = try await terminal.screen { !$0.contains(" above") }
      #expect(!up.contains(" above"))
    }
  }

  @Test func theMouseIsCapturedOnlyWhileTheFocusIsInTheScreen() async throws {
    let environment = ["PLATEN_MOUSE": "1"]
    try await Emulator.run(.gallery, state: state, environment: environment) { terminal in
      try await terminal.press("open controls toggle", "Enter")
      _ = try await terminal.screen { $0.contains("\ncontrols toggle>") }
      #expect(count("?1000h", in: try await terminal.written()) == 0)
      try await terminal.press("Tab")
      try await awaitCapture(1, terminal)
      try await terminal.press("Escape")
      let restored = try await terminal.written { count("?1000l", in: $0) == 1 }
      #expect(count("?1006l", in: restored) == 1)
      try await terminal.press("Tab")
      try await awaitCapture(2, terminal)
      try await terminal.kill(signal: "TERM")
      _ = try await terminal.screen(endingIn: "nothing runs on")
      let written = try await terminal.written()
      #expect(count("?1006l", in: written) == 2)
      #expect(count("?1000l", in: written) == 2)
    }
  }

  @Test func aResizeEndsTheCaptureUntilTheRowIsKnownAgain() async throws {
    let environment = ["PLATEN_MOUSE": "1"]
    try await Emulator.run(.gallery, state: state, environment: environment) { terminal in
      try await terminal.press("open form", "Enter", "Tab")
      try await awaitCapture(1, terminal)
      try await terminal.resize(width: 60, height: 20)
      try await awaitCapture(2, terminal)
      #expect(count("?1006l", in: try await terminal.written()) == 1)
    }
  }
}
