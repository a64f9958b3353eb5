import PlatenTestProcesses

import Testing

/// Tests of pasting at the readline prompt in a terminal emulator.
@Suite struct PasteTests {
  private func gallery(_ person: (Emulator) async throws -> Void) async throws {
    try await Emulator.run(.gallery, state: try TemporaryFolder()) { terminal in
      _ = try await terminal.screen(endingIn: "\n>")
      try await person(terminal)
    }
  }

  private static let secretHint = "Return submits · Tab next · Esc cancels · F1 keys"

  @Test func pastedCommandsDoNotAnswerAQuestionForASecret() async throws {
    try await gallery { terminal in
      try await terminal.press("open signup", "Enter")
      _ = try await terminal.screen(endingIn: "\nsignup>")
      try await terminal.paste("set Password\nset Username ada\n")
      _ = try await terminal.screen(endingIn: "\n" + Self.secretHint)
      try await terminal.press("hunter2", "Enter")
      let screen = try await terminal.screen { $0.contains("[•••") && $0.contains("[ada ") }
      #expect(screen.contains("\nsignup> set Username ada\n"))
      #expect(!screen.contains("hunter2"))
    }
  }

  @Test func pastedCommandsAreNotTypedIntoANewlyFocusedField() async throws {
    try await gallery { terminal in
      try await terminal.paste("open form\nfocus value1\nset value2 Ada\nset value2")
      let screen = try await terminal.screen(endingIn: "\nform> set value2")
      #expect(screen.hasSuffix("\nform> set value2"))
      #expect(screen.contains("\n▌ value1        [   "))
      #expect(screen.contains("\n  value2        [Ada "))
    }
  }

  @Test func aMultilineSecretIsRejected() async throws {
    try await gallery { terminal in
      try await terminal.press("open signup", "Enter", "set Password", "Enter")
      _ = try await terminal.screen(endingIn: "\n" + Self.secretHint)
      try await terminal.paste("hunter2\nhunter3\nhunter4")
      let remark = "\n# a secret has only one line; the pasted lines were discarded\n"
      let end = "\n" + Self.secretHint
      let refused = try await terminal.screen { $0.contains(remark) && $0.hasSuffix(end) }
      #expect(refused.contains(remark))
      #expect(refused.hasSuffix(end))
      try await terminal.press("abc", "Enter")
      let screen = try await terminal.screen(endingIn: "\nsignup>")
      #expect(screen.contains("\n  Password         [•••"))
      #expect(!screen.contains("hunter"))
    }
  }

  @Test func ctrlCDiscardsTheRestOfAPaste() async throws {
    try await gallery { terminal in
      try await terminal.press("open form", "Enter")
      _ = try await terminal.screen(endingIn: "\nform>")
      try await terminal.paste("wait 1000s\nset value1 Ada\nshow")
      _ = try await terminal.screen { $0.contains("\nform> wait 1000s\n") }
      try await terminal.press("C-c")
      _ = try await terminal.screen {
        $0.contains("! interrupted\n") && $0.hasSuffix("\nform>")
      }
      try await terminal.type("x")
      let screen = try await terminal.screen(endingIn: "form> x")
      #expect(screen.hasSuffix("\n  ( submit )    disabled\n\nform> x"))
      #expect(!screen.contains("Ada"))
    }
  }

  @Test func ctrlCEndsAPasteWithoutAnEndMarker() async throws {
    try await gallery { terminal in
      try await terminal.type("\u{1B}[200~abc")
      try await terminal.press("C-c")
      _ = try await terminal.screen {
        $0.contains("\n# press Ctrl-C again to quit\n") && $0.hasSuffix("\n>")
      }
      try await terminal.type("x")
      #expect(try await terminal.screen(endingIn: "\n> x").hasSuffix("\n> x"))
    }
  }
}
