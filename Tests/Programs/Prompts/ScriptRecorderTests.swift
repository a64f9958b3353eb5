import Foundation
import PlatenTerminal
import PlatenTestProcesses
import Testing

/// Tests of recordings, with which a run that could not ask is resumed.
@Suite struct ScriptRecorderTests {
  private let deploy = Product("deploy")
  private let folder: TemporaryFolder
  private let answers: String

  init() throws {
    folder = try TemporaryFolder()
    answers = folder.url.appending(path: "answers").path
  }

  private var recorded: String {
    get throws { try String(contentsOfFile: answers, encoding: .utf8) }
  }

  private func add(_ lines: String) throws {
    try FileDescriptor(appendingTo: answers).write(Array(lines.utf8))
  }

  @Test func aRunThatCannotAskIsResumedWithTheMissingLines() async throws {
    let first = try await deploy.run("--record", answers)
    #expect(first.status == 64)
    #expect(
      first.errors.contains(
        "\nor add to \(answers), and pass --script \(answers):  pick Region OPTION; key return\n"),
      "\(first.errors)")
    #expect(try recorded == "")

    // The line without a newline at its end is completed.
    try add("pick Region Virginia\nkey return")
    let second = try await deploy.run("--script", answers, "--record", answers)
    #expect(second.status == 64)
    #expect(second.errors.contains(#"cannot ask for "Tags""#), "\(second.errors)")
    #expect(second.errors.contains("\nName  web (default)\nPort  8080 (default)\nError: "))
    let soFar = """
      pick Region Virginia
      key return
      set Name web
      key return
      set Port 8080
      key return

      """
    #expect(try recorded == soFar)

    try add("select List Api\nselect List Eu\nkey return\n")
    let last = try await deploy.run(
      "--script", answers, "--record", answers, "--yes", environment: ["DEPLOY_TOKEN": "hunter2"])
    #expect(last.output == "https://web.virginia.example.com:8080/?tags=api,eu&token=7\n")
    #expect(last.status == 0)
    #expect(try recorded == soFar + "select List Api\nselect List Eu\nkey return\n")
  }

  @Test func answersToQuestionsInJSONAreRecordedWithoutSecrets() async throws {
    let run = try await deploy.run(
      "--json-input", "--record", answers, playing: "virginia\n$api\n\neu\nhunter2\nno\n")
    #expect(run.status == 1)
    #expect(
      try recorded == """
        pick Region Virginia
        key return
        set Name "$api"
        key return
        set Port 8080
        key return
        select List Eu
        key return
        # Token: set DEPLOY_TOKEN
        press No

        """)
  }

  @Test func answersOfAScriptAreRecordedWithoutSecrets() async throws {
    let script = "set Name typo\nset Name api\nkey return\nset Token hunter2\nkey return\n"
    let run = try await deploy.run(
      "--region", "virginia", "--port", "80", "--tags", "eu", "--yes", "--script", "-", "--record",
      answers, playing: script)
    #expect(run.status == 0)
    #expect(try recorded == "set Name api\nkey return\n# Token: set DEPLOY_TOKEN\n")
  }

  @Test func searchesAndScreensAreRecordedAsCommands() async throws {
    let script = """
      set Day 2026-12-31
      key return
      set Notify ad
      select List Ada
      key return
      increment Hours
      press Save

      """
    let run = try await deploy.run(
      "announce", "--plan", "/dev/null", "--text", "text", "--script", "-", "--record", answers,
      playing: script)
    #expect(run.output == "2026-12-31 /dev/null Ada 3 h, read-only\ntext\n", "\(run.errors)")
    #expect(try recorded == script)
    let again = try await deploy.run(
      "announce", "--plan", "/dev/null", "--text", "text", "--script", answers)
    #expect(again.output == run.output)
  }

  @Test func anIncompleteAnswerIsNotRecorded() async throws {
    let run = try await deploy.run(
      "--script", "-", "--record", answers, playing: "pick Region Virginia\n")
    #expect(run.status == 64)
    #expect(try recorded == "")
  }

  @Test func aFileThatCannotBeWrittenIsReported() async throws {
    let run = try await deploy.run("--record", folder.url.path)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: --record: cannot write "), "\(run.errors)")
  }

  @Test func aPipeIsNotARecording() async throws {
    let run = try await deploy.run(
      "--record", answers, shell: #"mkfifo "$2"; exec "$0" "$@""#)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: --record: cannot write "), "\(run.errors)")
    // A reader at the other end does not make it a file.
    let read = try await deploy.run(
      "--record", answers, shell: #"exec 5<>"$2"; exec "$0" "$@""#)
    #expect(read.status == 64)
    #expect(read.errors.contains(": it is not a regular file\n"), "\(read.errors)")
  }

  @Test func aRecordedDefaultOfSeveralValuesIsRepeated() async throws {
    let questions = Product("PlatenAsking")
    let first = try await questions.run(
      "list", "3", "--many", "--selected", "1", "--selected", "2", "--record", answers)
    #expect(first.output == "1,2\n")
    #expect(try recorded == "key return\n")
    let second = try await questions.run(
      "list", "3", "--many", "--selected", "1", "--selected", "2", "--script", answers)
    #expect(second.output == "1,2\n")
  }

  @Test func anIncompleteAnswerIsNotTheDefault() async throws {
    try add("pick Region Virginia\nkey return\nset Name api\n")
    let run = try await deploy.run("--script", answers)
    #expect(run.status == 64)
    #expect(
      run.errors.contains(
        " ends at \"Name\": the answer is incomplete; add a line such as key return"),
      "\(run.errors)")
  }
}
