import PlatenTestProcesses
import PlatenTestSupport

import Foundation
import Testing

/// Tests that no keys at the prompt end the program or keep it from answering.
@Suite struct RandomKeysAtTerminalTests {
  private let state: TemporaryFolder

  init() throws {
    state = try TemporaryFolder()
    try state.add("help quit\nscreens\nhelp screens\nlog\n", as: "platen/gallery/history")
  }

  /// The names of the keys, except those that enter a line, end the input or send a signal.
  private static let keys: [String] = {
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789/?.".map(String.init)
    let controls = "abefghklnpqrstuvwxy".map { "C-\($0)" }
    let searches = ["C-r", "C-s", "C-x", "M-p", "M-n", "M-/", "M-k", "n", "N", "u"]
    return letters + controls + controls + letters.map { "M-" + $0 }
      + ["Up", "Down", "Left", "Right", "BSpace", "DC", "Space"] + searches + searches + searches
  }()

  private func pressRandomKeys(
    at terminal: Emulator, seed: UInt64, except key: String? = nil
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let keys = Self.keys.filter { $0 != key }
    for _ in 1...8 {
      try await terminal.press((1...50).compactMap { _ in keys.randomElement(using: &random) })
    }
  }

  /// Presses Escape until the screen is as expected. Each time, waits until no key can follow the last
  /// one, because two of them in quick succession are one key.
  private func pressEscape(
    at terminal: Emulator, until isRight: (String) -> Bool
  ) async throws {
    var screen = ""
    for _ in 1...10 {
      try await terminal.press("Escape")
      #expect(try await terminal.becomesIdle(for: .milliseconds(300)))
      screen = try await terminal.screen { _ in true }
      if isRight(screen) { return }
    }
    Issue.record("Escape does not lead to the prompt: \(screen)")
  }

  /// Tests that the program at an empty prompt answers a command, and ends by another.
  private func expectAnswers(at terminal: Emulator) async throws {
    try await terminal.press("nonsense", "Enter")
    _ = try await terminal.screen { $0.contains(#"no command "nonsense""#) }
    try await terminal.press("quit", "Enter")
    let screen = try await terminal.screen(endingIn: "nothing runs on")
    #expect(screen.hasSuffix("\nstatus 0\nmodes as before\nnothing runs on"), "\(screen)")
  }

  @Test(arguments: Seeds.first(2)) func theProgramAnswersAfterAnyKeys(seed: UInt64) async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await pressRandomKeys(at: terminal, seed: seed)
      try await pressEscape(at: terminal) { ("\n" + $0).hasSuffix("\n>") }
      try await expectAnswers(at: terminal)
    }
  }

  @Test(arguments: Seeds.first(2)) func theProgramAnswersAfterAnyKeysInViMode(
    seed: UInt64
  ) async throws {
    let wanted = "set editing-mode vi\nset show-mode-in-prompt on\n"
    let settings = try state.file("inputrc", Data(wanted.utf8))
    try await Emulator.run(
      .gallery, state: state, environment: ["INPUTRC": settings.path], prompt: "(ins)>"
    ) { terminal in
      // In vi's command mode, Ctrl-E changes to the keys of Emacs.
      try await pressRandomKeys(at: terminal, seed: seed, except: "C-e")
      try await pressEscape(at: terminal) { ("\n" + $0).contains("\n(cmd)>") }
      try await terminal.press("cc")
      _ = try await terminal.screen { ("\n" + $0).hasSuffix("\n(ins)>") }
      try await expectAnswers(at: terminal)
    }
  }
}
