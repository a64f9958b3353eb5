import Foundation
import PlatenTestProcesses
import Testing

/// Tests of whole programs: their queues, options and signals.
@Suite struct AppRunnerTests {
  @Test func valuesFromOtherThreadsAreShown() async throws {
    let run = try await Product.trials.run(playing: "open threads\npress publish\n")
    #expect(run.output.hasSuffix("> press publish\n- value: none\n+ value: from a thread\n"))
  }

  @Test func theMainRunLoopAndTheMainQueueAreServed() async throws {
    let run = try await Product.trials.run(playing: "open \"run loop\"\nset Text x\n")
    #expect(
      run.output.hasSuffix(
        """
        - by run loop:
        + by run loop: x
        - by queue:
        + by queue: x

        """))
  }

  @Test func theMainRunLoopWakesForOtherThreads() async throws {
    let run = try await Product.trials.run(playing: "open wake\npress send\nwait 3s\nshow\n")
    #expect(
      run.output.hasSuffix(
        """
        > show
          by the clock: at once
          by the run loop: at once
          ( send )

        """))
  }

  @Test(arguments: ["quit", "exit", "q", ":q"])
  func quitAndItsAliasesEndTheProgram(word: String) async throws {
    let run = try await Product.gallery.run(playing: "\(word)\nscreens\n")
    #expect(run.status == 0)
    #expect(run.output == "> \(word)\n")
  }

  @Test func aModelThatChangesEndlesslyDoesNotBlockCommands() async throws {
    let run = try await Product.trials.run(playing: "open endless\npress run\nclose\n")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("> close\n"))
  }

  @Test func aNamedSecretIsNeverShown() async throws {
    let run = try await Product.trials.run(
      "--secret", "pw=hunter2", "--log",
      playing:
        "open secrets\nset Password $pw\nset Password hunter22\nset Pasword hunter2\ncontrols\n")
    #expect(!run.output.contains("hunter"))
    #expect(run.output.contains("\n> set Password $pw\n"))
    #expect(run.output.contains("\n+ a password of 7\n> set Password •••\n"))
    #expect(run.output.contains("\n> set Pasword •••\n"))
  }

  @Test func noCommandShowsThePasswordsOfTheSignUpScreen() async throws {
    let script = """
      open signup
      set Password hunter2-One
      type Password hunter2-Two
      type "Repeat password" $pw
      set "Repeat password" "hunter2 three"
      set Passwort hunter2-Four
      set Password#2 hunter2-Five
      submit Password hunter2-Six
      clear Password hunter2-Seven
      press Password hunter2-Named
      sett Password hunter2-Eight
      set "Password hunter2-Nine
      hunter2-Ten
      set Username ada
      wait
      set Password $pw
      set "Repeat password" $pw
      press "Sign up"
      set Password hunter2-Eleven
      dismiss
      show
      controls
      log 100
      service log
      """
    let run = try await Product.gallery.run(
      "--secret", "pw=hunter2-Named", "--log", "--virtual-time", playing: script)
    #expect(run.output.contains("+ Welcome! Great to have you on board!"))
    #expect(run.output.contains("* Signing up as ada"))
    #expect(!run.output.contains("hunter2"))
    #expect(!run.errors.contains("hunter2"))
  }

  @Test func anAppDeclaresCustomCommands() async throws {
    let run = try await Product.trials.run(playing: "greet Ada\nhelp greet\n")
    #expect(run.output == "> greet Ada\n  Hello, Ada!\n> help greet\n  greet NAME\n  Says hello.\n")
  }

  @Test func widthAndTimeAreFlags() async throws {
    let run = try await Product.gallery.run(
      "--width=30", "--timestamps", playing: "open form\nset value1 Ada\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 32 })
    #expect(try lines.filter { try /@ \d+\.\ds/.wholeMatch(in: $0) != nil }.count == 1)
  }

  @Test func theDemonstrationSucceeds() async throws {
    let script = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../../Samples/demo.script")
    let run = try await Product.gallery.run("--script", script.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(!run.output.contains("\n! "))
  }

  @Test func outputIsWrittenBeforeASignalEndsTheProgram() async throws {
    let program = try Conversation.throughPipes(.gallery)
    try await program.type("open form\n")
    await program.read(until: "disabled\n")
    try await program.type("# Now.\n")
    await program.read(until: "# Now.\n")
    await program.send(signal: 15)
    #expect(await program.end() == .signal(SIGTERM))
    #expect(await program.text.hasSuffix("  ( submit )    disabled\n# Now.\n"))
  }
}
