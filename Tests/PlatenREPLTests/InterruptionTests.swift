import PlatenTestPrograms

#if Terminal && os(Linux)
  import Testing

  /// A program that is interrupted, stopped and continued, in a terminal emulator.
  @Suite struct InterruptionTests {
    private func gallery(_ person: (Emulator) async throws -> Void) async throws {
      try await Emulator.run(.gallery, state: try TemporaryFolder()) { terminal in
        _ = try await terminal.screen(endingIn: "\n>")
        try await person(terminal)
      }
    }

    @Test func anInterruptThatWasAnsweredIsForgotten() async throws {
      try await gallery { terminal in
        try await terminal.press("open form", "Enter", "wait 1000s", "Enter")
        _ = try await terminal.screen { $0.contains("\nform> wait 1000s\n") }
        try await terminal.press("C-c")
        _ = try await terminal.screen {
          $0.contains("! interrupted\n") && $0.hasSuffix("\nform>")
        }
        try await terminal.press("C-c")
        let left = "\n! interrupted\nform> ^C\n# Ctrl-C again leaves\nvalue1 "
        let screen = try await terminal.screen { $0.contains(left) && $0.hasSuffix("\nform>") }
        #expect(screen.contains(left))
        #expect(screen.hasSuffix("\nform>"))
      }
    }

    @Test func aProgramThatWasStoppedTakesTheTerminalAgain() async throws {
      try await gallery { terminal in
        try await terminal.kill(signal: "STOP")
        try await terminal.makeSane()
        try await terminal.kill(signal: "CONT")
        try await terminal.press("op", "Tab")
        #expect(try await terminal.screen(endingIn: "\n> open").hasSuffix("\n> open"))
      }
    }

    @Test func ctrlZDoesNothingWhereNothingCouldContinue() async throws {
      try await gallery { terminal in
        try await terminal.type("abc")
        _ = try await terminal.screen(endingIn: "\n> abc")
        try await terminal.press("C-z")
        try await terminal.type("d")
        #expect(try await terminal.screen(endingIn: "abcd").hasSuffix("\n> abcd"))
      }
    }
  }
#endif
