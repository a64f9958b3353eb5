import PlatenTestProcesses
import Testing

/// Tests of scripts from files, pipes and terminals, including lines that cannot be played.
@Suite struct ScriptReaderTests {
  private func transcript(of bytes: [UInt8]) async throws -> String {
    let run = try await Product.gallery.run(bytes: bytes)
    #expect(run.errors == "")
    #expect(run.status == (run.output.contains("\n! ") || run.output.hasPrefix("! ") ? 1 : 0))
    return run.output
  }

  @Test(arguments: [
    #"exec "$0""#, #"cat | "$0""#, #"cat | "$0" --script /dev/stdin"#,
    #"cat >script; exec "$0" --script script <&-"#, #"exec "$0" 2>&-"#,
    #"{ while read -r line; do echo "$line"; done; } | "$0""#,
  ])
  func aScriptIsReadFromAFileOrAPipe(shell: String) async throws {
    let run = try await runGallery(shell)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == (try await runGallery(#"exec "$0""#).output))
    #expect(run.output.split(separator: "\n").count == 17)
  }

  @Test func aNullDeviceIsAnEmptyScript() async throws {
    let run = try await runGallery(#"exec "$0" </dev/null"#)
    #expect(run.status == 0)
    #expect(
      run.errors == "gallery: no commands to run; to list the commands, run: echo help | gallery\n")
  }

  @Test(arguments: [("<&-", "Bad file descriptor"), ("</", "Is a directory")])
  func unreadableStandardInputIsReported(redirection: String, why: String) async throws {
    let run = try await runGallery(#"exec "$0" "# + redirection)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "gallery: cannot read standard input: \(why)\n")
  }

  @Test func aLineThatIsNotUTF8IsReported() async throws {
    let bytes = Array("# 1\n# gr".utf8) + [0xFC] + Array("n\n# 3\n".utf8)
    #expect(
      try await transcript(of: bytes) == """
        # 1
        ! line 2 is not UTF-8: byte FC at column 5
        # 3

        """)
  }

  @Test func anOverlongLineIsReported() async throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000)
    #expect(
      try await transcript(of: long + Array("\n# next\n".utf8)) == """
        ! line 1 is 10000000 bytes long; the limit is 1048576
        # next

        """)
  }

  @Test func aLongLineIsExecuted() async throws {
    let text = String(repeating: "x", count: 500_000)
    let run = try await Product.gallery.run(playing: "open form\nset value1 \(text)\n")
    #expect(run.status == 0)
    #expect(run.output.contains("\n> set value1 \(text)\n"))
    #expect(run.output.contains("\n+ value1        […xxxxx"))
  }

  @Test func windowsLineEndingsAreAccepted() async throws {
    #expect(
      try await transcript(of: Array("\u{FEFF}open controls label\r\n\r\n# end\r\n".utf8)) == """
        > open controls label
          A picture has no signs in text
          ★ An icon of text has
        # end

        """)
  }

  @Test func theLastLineNeedsNoNewline() async throws {
    #expect(try await transcript(of: Array("# 1\n# 2".utf8)) == "# 1\n# 2\n")
  }

  @Test func controlCharactersAreShownAsSymbols() async throws {
    #expect(
      try await transcript(of: Array("\0show\nopen form\u{1B}\n# \u{7}\u{9B}\n".utf8)) == """
        > ␀show
        ! no command "␀show"; did you mean: show
        > open form␛
        ! no screen "form␛"; did you mean "form"?
        # ␇�

        """)
  }
}
