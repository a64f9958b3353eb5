import PlatenTestPrograms

#if Terminal && os(Linux)
  import Testing

  /// However a program ends, the terminal is as it was.
  @Suite struct TerminalExitTests {
    private static let modes = "echo icanon icrnl iexten"

    private func screen(
      of product: Product = .gallery, status: String, after leave: (Emulator) async throws -> Void
    ) async throws -> String {
      var screen = ""
      // A backtrace would take longer than the test waits.
      let environment = ["SWIFT_BACKTRACE": "enable=no"]
      try await Emulator.run(
        product, state: try TemporaryFolder(), environment: environment
      ) { terminal in
        _ = try await terminal.screen(endingIn: "\n>")
        try await leave(terminal)
        screen = try await terminal.screen { $0.contains(status) && $0.contains("icanon") }
      }
      return screen
    }

    @Test func theEndOfInputPutsTheTerminalBack() async throws {
      let screen = try await screen(status: "status 0") { try await $0.press("C-d") }
      #expect(screen.hasSuffix("\n>\nstatus 0\n\(Self.modes)"))
    }

    @Test func quitPutsTheTerminalBack() async throws {
      let screen = try await screen(status: "status 0") { try await $0.press("quit", "Enter") }
      #expect(screen.hasSuffix("\n> quit\nstatus 0\n\(Self.modes)"))
    }

    @Test func ctrlCTwiceLeaves() async throws {
      let screen = try await screen(status: "status 130") { terminal in
        try await terminal.press("abc")
        _ = try await terminal.screen(endingIn: "> abc")
        try await terminal.press("C-c")
        _ = try await terminal.screen(endingIn: "> abc^C\n>")
        try await terminal.press("C-c")
        _ = try await terminal.screen(endingIn: "leaves\n>")
        try await terminal.press("C-c")
      }
      #expect(screen.contains("\n> abc^C\n> ^C\n# Ctrl-C again leaves\n>"))
      #expect(screen.contains("status 130\n\(Self.modes)"))
    }

    @Test(arguments: [("TERM", 143), ("HUP", 129), ("QUIT", 131), ("SEGV", 139), ("ABRT", 134)])
    func aSignalPutsTheTerminalBack(signal: String, status: Int) async throws {
      let screen = try await screen(status: "status \(status)") { terminal in
        try await terminal.kill(signal: signal)
      }
      #expect(screen.contains("status \(status)\n\(Self.modes)"))
    }

    @Test func aStackThatIsFullPutsTheTerminalBack() async throws {
      let screen = try await screen(of: .trials, status: "status 139") { terminal in
        try await terminal.press("open overflow", "Enter", "press Overflow", "Enter")
      }
      #expect(screen.contains("status 139\n\(Self.modes)"))
    }
  }
#endif
