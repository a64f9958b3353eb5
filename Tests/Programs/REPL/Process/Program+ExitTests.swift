import PlatenTestProcesses
import Testing

/// Tests of how a program exits.
@Suite struct ProgramExitTests {
  @Test func theExitStatusIsZeroIfAllCommandsSucceed() async throws {
    let run = try await Product.gallery.run(playing: "open form\nset value1 Ada\n")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("- minimum of 3 characters required\n"))
  }

  @Test func theExitStatusIsOneIfACommandFails() async throws {
    let run = try await Product.gallery.run(playing: "opn form\nopen controls label\n")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output == """
        > opn form
        ! no command "opn"; did you mean: open
        > open controls label
          A picture has no signs in text
          ★ An icon of text has

        """)
  }

  @Test func quitEndsTheProgram() async throws {
    let run = try await Product.gallery.run(playing: "quit\nnothing\n")
    #expect(run.status == 0)
    #expect(run.output == "> quit\n")
  }

  @Test(arguments: ["", "\n\n", "# nothing\n"])
  func aScriptWithoutCommandsSucceeds(script: String) async throws {
    let run = try await Product.gallery.run(playing: script)
    #expect(run.status == 0)
    #expect(run.output == (script.hasPrefix("#") ? script : ""))
    let isEmpty = script.isEmpty
    #expect(run.errors.isEmpty != isEmpty)
    #expect(!isEmpty || run.errors.hasPrefix("gallery: no commands to run;"))
  }

  @Test func theFirstWindowGroupIsOpenInitially() async throws {
    let run = try await Product.form.run(playing: "# Here.\nopen main\n")
    #expect(run.status == 0)
    let parts = run.output.components(separatedBy: "# Here.\n> open main\n")
    #expect(parts.count == 2)
    #expect(parts.first == parts.last)
    #expect(parts.first?.hasPrefix("  value1        [  ") == true)
  }
}
