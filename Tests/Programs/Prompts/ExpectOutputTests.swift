import PlatenPromptTesting
import Testing

/// Tests of the output of a command that runs as a child process.
@MainActor
@Suite struct ExpectOutputTests {
  private static let arguments = ["--region", "virginia", "--name", "web", "--tags", "eu"]

  @Test func theOutputFollowsTheScript() async {
    await expectOutput(
      of: "deploy", arguments: ["--name", "web", "--tags", "eu", "--yes"],
      secrets: ["token": "hunter2"]
    ) {
      """
      > pick Region Virginia
      > key return
      # The port follows.
      > set Port 80
      > key return
      > set Token $token
      > key return
        https://web.virginia.example.com:80/?tags=eu&token=7
      """
    }
  }

  @Test func aVariableIsPassedToTheCommand() async {
    await expectOutput(
      of: "deploy", arguments: Self.arguments + ["--yes"], environment: ["DEPLOY_TOKEN": "x"]
    ) {
      """
        https://web.virginia.example.com:8080/?tags=eu&token=1
      """
    }
  }

  @Test func theExitCodeIsTheLastLine() async {
    await expectOutput(
      of: "deploy", arguments: Self.arguments, environment: ["DEPLOY_TOKEN": "x"]
    ) {
      """
      > key return
      > press No
      ! exit code 1
      """
    }
  }

  @Test func standardErrorIsPartOfTheOutputOnRequest() async {
    await expectOutput(of: "deploy", errors: true) {
      """
      * Error: cannot ask for "Region": standard input is not a terminal. Pass one of
      *   --region frankfurt   Frankfurt
      *   --region virginia    Virginia
      * or answer with --script FILE:  pick Region OPTION; key return
      * Usage: deploy […]
      *   See 'deploy --help' for more information.
      ! exit code 64
      """
    }
  }

  @Test func theScriptPrecedesTheArgumentsOfAnotherProgram() async {
    await expectOutput(of: "PlatenAsking", arguments: ["list", "--", "2"]) {
      """
      > key return
        1
      """
    }
  }

  @Test func aSecretIsMaskedInTheOutput() async {
    await expectOutput(
      of: "PlatenAsking", arguments: ["environment"], secrets: ["WORD": "hunter2"],
      isExhaustive: false
    ) {
      """
        TZ UTC
        WORD •••
      """
    }
  }

  @Test func theCommandSeesNoVariableOfTheMachine() async {
    await expectOutput(of: "PlatenAsking", arguments: ["environment"]) {
      """
        HOME […]
        LC_ALL C.UTF-8
        PATH […]
        SWIFT_BACKTRACE enable=no
        TMPDIR […]
        TZ UTC
      """
    }
  }
}
