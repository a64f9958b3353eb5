import Foundation
import PlatenTestProcesses
import Testing

/// Tests of recording programs and of converting the recordings.
@Suite struct RunRecordingTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a.recording").path
  }

  private var recorded: String {
    get throws { try String(contentsOfFile: file, encoding: .utf8) }
  }

  /// Returns the output lines of a transcript, without the commands.
  private func shown(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix(">") && !$0.hasPrefix(": ") }
  }

  @Test func realTimeHTTPResponsesAreReplayedInVirtualTime() async throws {
    let script = """
      open signup
      set Username page
      wait
      service fail signup 503
      set Username maintenance!
      wait 900ms
      press "Sign up"
      """
    let run = try await Product.gallery.run("--record", file, playing: script)
    let replay = try await Product.gallery.run(playing: "replay \(file)\n")
    #expect(run.output.contains("+ Username not available. Try a different one."))
    #expect(shown(replay.output) == shown(run.output))
  }

  @Test func realTimeHTTPResponsesAnswerAProgramInVirtualTime() async throws {
    let script = "open signup\nset Username page\nwait\nset Username ada\nwait\n"
    let run = try await Product.gallery.run("--record", file, playing: script)
    #expect(run.output.contains("+ Username not available. Try a different one."))
    // Unlike the recorded response, the service of the program would answer that the name is taken.
    let text = try recorded.replacing(#"\"isAvailable\":false"#, with: #"\"isAvailable\":true"#)
    try folder.add(text, as: "b.recording")
    let path = folder.url.appending(path: "b.recording").path
    let same = try await Product.gallery.run(
      "--virtual-time", "--responses", file, playing: script)
    #expect(same.output == run.output)
    let changed = try await Product.gallery.run(
      "--virtual-time", "--responses", path, playing: script)
    #expect(changed.status == 0)
    #expect(!changed.output.contains("not available"))
  }

  @Test func aRequestThatARecordingDoesNotAnswerIsNamed() async throws {
    let script = "open signup\nset Username ada\nwait\n"
    _ = try await Product.gallery.run("--virtual-time", "--record", file, playing: script)
    let run = try await Product.gallery.run(
      "--virtual-time", "--responses", file, "--log",
      playing: script + "set Username page\nwait\nopen signup\nset Username ada\nwait\n")
    #expect(run.output.contains("+ Offline: the username could not be checked."))
    #expect(
      run.output.contains(
        """
        * warning: the recording has no response to "GET /isUserNameAvailable?userName=page"; make a \
        recording in which the program sends this request

        """))
    #expect(
      run.output.contains(
        """
        * warning: the recording has no further response to "GET /isUserNameAvailable?userName=ada"; \
        make a recording in which the program sends this request as often

        """))
  }

  @Test func aSessionWithRecordedResponsesCannotBeRecorded() async throws {
    let script = "open signup\n"
    _ = try await Product.gallery.run("--virtual-time", "--record", file, playing: script)
    for opening in ["", script] {
      let run = try await Product.gallery.run(
        "--virtual-time", "--responses", file, playing: opening + "record \(file)2\n")
      #expect(
        run.output.hasSuffix(
          "! cannot record with --responses; start the program without that option\n"))
    }
  }

  @Test func aRecordingEndsWithTheInputThatCausedTheCrash() async throws {
    let script = "open crash\npress \"fatal error\"\nshow\n"
    let run = try await Product.trials.run("--record", file, playing: script)
    #expect(run.status == nil)
    #expect(try recorded.hasSuffix(#""type":"press \"fatal error\""}"# + "\n"))
    let replay = try await Product.trials.run(playing: "replay \(file)\n")
    #expect(replay.ending == run.ending)
  }

  @Test func terminalInputIsReplayedWithoutATerminal() async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(.gallery, "--record \(file)", state: state) { person in
      try await person.type("open signup")
      try await person.press("Enter")
      _ = try await person.screen { $0.contains("Repeat password") }
      try await person.press("Tab")
      try await person.type("page")
      _ = try await person.screen { $0.contains("not available") }
      try await person.press("Tab")
      try await person.type("Correct-Horse-9")
      _ = try await person.screen { $0.contains("strong") }
      try await person.press("Escape")
      // A key that follows Escape at once would be pressed with Alt.
      _ = try await person.screen(endingIn: "\nsignup>")
      try await person.type("quit")
      try await person.press("Enter")
      _ = try await person.screen { $0.contains("status 0") }
    }
    #expect(try !recorded.contains("Horse"))
    let replay = try await Product.gallery.run(
      "--secret", "Password=Correct-Horse-9", playing: "replay \(file)\nshow\n")
    #expect(
      replay.output.hasSuffix(
        """
        > show
          Username         [page                                  ]
          Username not available. Try a different one.

          Password         [•••                                   ]
          Repeat password  [                                      ]
          ■■■■□ strong

          ( Sign up )      disabled

        """), "\(replay.output)")
  }

  @Test func extremeNumbersInARecordingDoNotCrash() async throws {
    let script = "open signup\nset Username ada\nadvance 2s\n"
    _ = try await Product.gallery.run("--virtual-time", "--record", file, playing: script)
    for seconds in ["1e300", "nan", "-1", "x"] {
      let answer = #""answer":{"error":"timedOut","seconds":"\#(seconds)"}"#
      let text = try recorded.replacing(/"answer":\{.*?\}(?=,"at")/, with: answer)
      try folder.add(text, as: "b.recording")
      let replay = try await Product.gallery.run(
        playing: "replay \(folder.url.appending(path: "b.recording").path)\n")
      #expect(replay.status == 0)
      #expect(replay.output.contains("Offline"))
    }
  }

  @Test func aRecordingOfADifferentProgramIsReported() async throws {
    _ = try await Product.gallery.run(
      "--virtual-time", "--record", file, playing: "open form\n")
    let replay = try await Product.form.run(playing: "replay \(file)\n")
    #expect(replay.output.contains("  this recording was made with \"gallery\"\n"))
  }

  @Test func aTruncatedRecordingIsReported() async throws {
    _ = try await Product.gallery.run(
      "--virtual-time", "--record", file, playing: "open form\nset value1 abc\n")
    try folder.add(String(recorded.dropLast(20)), as: "b.recording")
    let replay = try await Product.gallery.run(
      playing: "replay \(folder.url.appending(path: "b.recording").path)\n")
    #expect(
      replay.output.contains("  the last line of the recording is incomplete and is skipped\n"))
  }

  @Test func mistakesAreReported() async throws {
    try folder.add("mine", as: "a.recording")
    let there = try await Product.gallery.run("--record", file, playing: "screens\n")
    #expect(there.status == 2)
    #expect(there.errors.hasPrefix("gallery: --record: \""))
    let none = try await Product.gallery.run("transcribe", file)
    #expect(none.status == 2)
    #expect(none.errors.contains("is not a recording: line 1 is not a header"))
    let responses = try await Product.gallery.run("--responses", file, playing: "screens\n")
    #expect(responses.status == 2)
    #expect(responses.errors.hasPrefix("gallery: --responses: \""))
    #expect(responses.errors.contains("is not a recording: line 1 is not a header"))
    let both = try await Product.gallery.run(
      "--responses", file, "--record", file, playing: "screens\n")
    #expect(both.status == 2)
    #expect(both.errors.contains("omit --responses"))
    try folder.add("# recording lost.recording\n> open form\n", as: "a.transcript")
    let check = try await Product.gallery.run("check", folder.url.path)
    #expect(check.output.contains("cannot read \"lost.recording\": no such file"))
    #expect(check.status == 1)
  }
}
