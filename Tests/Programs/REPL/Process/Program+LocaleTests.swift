import PlatenTestProcesses
import Testing

@testable import PlatenREPL

/// Tests of ASCII output, both as an option and in a locale without Unicode.
@Suite struct ProgramLocaleTests {
  /// Returns the gallery's output for all its screens and for many invalid commands.
  private func transcript(_ arguments: [String], locale: String) async throws -> String {
    let screens = try await Product.gallery.run(playing: "screens\n").output
    let opened = screens.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .flatMap {
        ["open \($0.dropFirst(2))", "help", "controls", "press Nothing", "set Nothing 1"]
      }
    let script = opened.joined(separator: "\n") + "\n"
    return try await ChildProcess.run(
      Product.gallery.path, ["--virtual-time"] + arguments, input: .init(script.utf8),
      environment: ["LC_ALL": locale]
    ).output
  }

  @Test func everyGalleryPageIsASCIIInASCIIMode() async throws {
    let texts = "■□★☆→°\u{202F}"  // In the texts of the pages.
    let transcript = try await transcript(["--ascii"], locale: "C.UTF-8")
    let beyond = transcript.split(separator: "\n").filter { line in
      line.contains { !$0.isASCII && !texts.contains($0) }
    }
    #expect(beyond == [])
  }

  @Test(arguments: ["C", "POSIX", "de_CH.ISO-8859-1"])
  func aLocaleWithoutUTF8ReceivesOnlyASCII(locale: String) async throws {
    let transcript = try await transcript([], locale: locale)
    #expect(transcript.utf8.allSatisfy { $0 < 0x80 })
    #expect(transcript.contains("[small v]"))
  }

  @Test func textIsEscapedAndParsedInALocaleWithoutUTF8() async throws {
    let run = try await Product.gallery.run(
      playing: "open form\nset value1 Zürich\nset value2 \"\\u{e9}t\\u{e9}\"\n",
      environment: ["LC_ALL": "C"])
    #expect(run.output.contains(#"> set value1 Z\u{fc}rich"#))
    #expect(run.output.contains(#"+ value1        [Z\u{fc}rich  "#))
    #expect(run.output.contains(#"+ value2        [\u{e9}t\u{e9}  "#))
  }

  @Test func textIsUnchangedInAUTF8Locale() async throws {
    let run = try await Product.gallery.run(
      "--ascii", playing: "open form\nset value1 \"Zürich…\"\nset value3 •\n",
      environment: ["LC_ALL": "C.UTF-8"])
    #expect(run.output.contains("[Zürich…  "))
    #expect(run.output.contains("> set value3 •\n"))
    #expect(run.output.contains("! no control \"value3\"; did you mean \"value"))
  }

  @Test func startupMessagesFollowTheLocale() async throws {
    let run = try await Product.gallery.run("--script", "/é", environment: ["LC_ALL": "C"])
    #expect(run.errors.contains(#"/\u{e9}"#))
    #expect(run.errors.utf8.allSatisfy { $0 < 0x80 })
  }
}
