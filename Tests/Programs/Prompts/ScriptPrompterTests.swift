import Foundation
import PlatenTestProcesses
import Testing

/// Tests of answers from scripts and from programs that read JSON.
@Suite struct ScriptPrompterTests {
  private let deploy = Product("deploy")
  private let answers = """
    pick Region Virginia
    key return
    set Name api
    key return
    key return
    select List Api
    select List Eu
    key return
    set Token $TOKEN
    key return
    press Yes

    """

  @Test func aScriptAnswersAllQuestions() async throws {
    let run = try await deploy.run(
      "--script", "-", playing: answers, environment: ["TOKEN": "hunter2"])
    #expect(run.output == "https://api.virginia.example.com:8080/?tags=api,eu&token=7\n")
    #expect(run.errors.contains("\n+ Tags  Api, Eu\n"))
    #expect(run.errors.contains("\n+ Token  •••\n"))
    #expect(!run.errors.contains("hunter2"))
    #expect(run.status == 0)
  }

  @Test func aScriptThatEndsNamesTheQuestion() async throws {
    let run = try await deploy.run("--script", "-", playing: "pick Region Virginia\nkey return\n")
    #expect(run.errors.contains("\n+ Region  Virginia\n"))
    #expect(
      run.errors.contains(#"cannot ask for "Tags": standard input has no more lines"#),
      "\(run.errors)")
    #expect(run.status == 64)
  }

  @Test func aTableIsTextInJSON() async throws {
    let run = try await deploy.run("releases", "--json-input")
    #expect(
      run.errors.contains(
        #"{"text":"1.1                        2026-02-01                 regions"}"#))
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(run.status == 0)
  }

  @Test func questionsAndAnswersAreLinesOfJSON() async throws {
    let run = try await deploy.run(
      "--json-input", playing: "atlantis\nvirginia\n\n\napi,eu\n",
      environment: ["DEPLOY_TOKEN": "x"])
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == #"{"flag":"--region","kind":"choice","label":"Region","options":[{"title":"Frankfurt","value":"frankfurt"},{"title":"Virginia","value":"virginia"}]}"#
    )
    #expect(
      lines.dropFirst().first
        == #"{"error":"\"atlantis\" is not an option; available: Frankfurt, Virginia"}"#)
    #expect(lines.contains(#"{"text":"Tags  Api, Eu"}"#))
    #expect(lines.contains(#"{"text":"Name  web (default)"}"#))
    #expect(run.errors.contains(#"cannot ask for "Deploy web?": standard input has ended"#))
    #expect(run.status == 64)
  }
}
