import ArgumentParser
import PlatenPromptTesting
import PlatenTestProcesses
import Testing

@testable import PlatenPrompts
@testable import PlatenQuestions

/// Tests of commands that cannot ask: they fail at once, and name each way to answer.
@Suite struct MissingAnswerTests {
  private let deploy = Product("deploy")

  /// Opens a pipe from which nothing can be read, and which has no end.
  private static let silentPipe = #"f=$(mktemp -u); mkfifo "$f"; exec 3<>"$f"; rm "$f"; "#

  private func message(_ facts: QuestionFacts) -> String {
    facts.missingAnswer(because: "standard input is not a terminal").message
  }

  @Test func aChoiceNamesTheOptionOfEachAnswer() {
    var facts = QuestionFacts("Region", .choice, flag: nil)
    facts.choices = [
      .init(value: "frankfurt", title: "Frankfurt"), .init(value: "us east", title: "Virginia"),
    ]
    facts.environment = "DEPLOY_REGION"
    facts.script = ["pick Region Virginia", "key return"]
    #expect(
      message(facts) == """
        cannot ask for "Region": standard input is not a terminal. Pass one of
          --region frankfurt   Frankfurt
          --region "us east"   Virginia
        or set DEPLOY_REGION, or answer with --script FILE:  pick Region Virginia; key return
        """)
  }

  @Test func atMostTwentyChoicesAreListed() {
    var facts = QuestionFacts("Number", .choice, flag: nil)
    facts.choices = (1...25).map { .init(value: "\($0)", title: "\($0)") }
    let lines = message(facts).split(separator: "\n")
    #expect(lines.dropFirst(20) == ["  --number 20   20", "  and 5 more"])
  }

  @Test func aTextNamesItsOption() {
    var facts = QuestionFacts("API key", .text, flag: nil)
    facts.placeholder = "KEY"
    #expect(
      message(facts)
        == #"cannot ask for "API key": standard input is not a terminal. Pass --api-key KEY"#)
  }

  @Test func aSecretIsNeverPassedOnTheCommandLine() {
    var facts = QuestionFacts("Token", .secret, flag: nil)
    #expect(message(facts).hasSuffix(". Run the command in a terminal"))
    facts.placeholder = "--token-file"
    #expect(message(facts).hasSuffix(". Pass --token-file FILE"))
    facts.environment = "DEPLOY_TOKEN"
    #expect(message(facts).hasSuffix(". Pass --token-file FILE, or set DEPLOY_TOKEN"))
  }

  @Test func aScreenIsShownInItsMessage() async throws {
    let prompts = try Prompts.test
    await #expect {
      try await Answers([:]).answering { @MainActor in
        try await prompts.present("Login") { TextField("Name", text: .constant("")) }
      }
    } throws: {
      ($0 as? ValidationError)?.message == """
        cannot ask for "Login": there are no answers. Answer with --script FILE. The screen is
          Name [                                      ]
        """
    }
  }

  @Test func aRecordedRunIsResumedWithItsFile() {
    var facts = QuestionFacts("Name", .text, flag: nil)
    facts.placeholder = "NAME"
    facts.script = ["set Name VALUE", "key return"]
    let error = facts.missingAnswer(because: "CI is set", recordedIn: "my answers")
    #expect(
      error.message == """
        cannot ask for "Name": CI is set. Pass --name NAME, or add to "my answers", \
        and pass --script "my answers":  set Name VALUE; key return
        """)
  }

  @Test(
    arguments: [
      (#"exec "$0" "$@" </dev/null"#, "standard input is not a terminal"),
      (#"exec "$0" "$@" <&-"#, "standard input is not a terminal"),
      (Self.silentPipe + #"exec "$0" "$@" <&3"#, "standard input is not a terminal"),
      (#"exec "$0" "$@" --no-input"#, "--no-input was passed"),
      (#"CI=true exec "$0" "$@""#, "standard input is not a terminal"),
    ])
  func aCommandThatCannotAskFailsAtOnce(shell: String, reason: String) async throws {
    let run = try await deploy.run(shell: "exec 3>&1; " + shell)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        """
        Error: cannot ask for "Region": \(reason). Pass one of
          --region frankfurt   Frankfurt
          --region virginia    Virginia
        or answer with --script FILE:  pick Region OPTION; key return
        Usage: deploy
        """), "\(run.errors)")
  }

  @Test func optionsAnswerAllQuestions() async throws {
    let run = try await deploy.run(
      "--region", "virginia", "--name", "api", "--port", "80", "--tags", "eu", "--tags", "api",
      "--yes",
      environment: ["DEPLOY_TOKEN": "hunter2"])
    #expect(run.errors == "")
    #expect(run.output == "https://api.virginia.example.com:80/?tags=eu,api&token=7\n")
    #expect(run.status == 0)
  }

  @Test func anInvalidOptionFailsWithTheReason() async throws {
    let run = try await deploy.run("--region", "virginia", "--name", "root")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: --name: root is taken\n"))
  }
}
