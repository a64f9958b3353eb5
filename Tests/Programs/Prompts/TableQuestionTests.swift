import PlatenPromptTesting
import PlatenPrompts
import PlatenTestProcesses
import Testing

@MainActor
@Suite struct TableQuestionTests {
  private struct Release: Identifiable, Sendable {
    let id: Int
    let version: String
  }

  private let releases = (1...30).map { Release(id: $0, version: "1.\($0)") }

  @Test func aTableContainsAllRows() async {
    await QuestionCommand.expectTranscript(
      of: { [releases] prompts in
        try await prompts.table(Array(releases.prefix(2))) {
          TableColumn("Version", value: \.version)
          TableColumn("Number") { Text("\($0.id)") }
        }
      }
    ) {
      """
        Version                                  Number
        1.1                                      1
        1.2                                      2
      """
    }
  }

  @Test func returnAnswersWithARow() async {
    await QuestionCommand.expectTranscript(
      of: { [releases] prompts in
        let release = try await prompts.choose("Release", from: releases, title: \.version) {
          TableColumn("Version", value: \.version)
        }
        #expect(release.id == 3)
      }, isExhaustive: false
    ) {
      """
      > key down
      > key down
      > key return
      + Release  1.3
      """
    }
  }

  @Test func aRowOutsideTheViewportIsAnsweredByItsTitle() async throws {
    let prompts = try Prompts.test
    let release = try await Answers(["Release": "1.30"]).answering { @MainActor [releases] in
      try await prompts.choose("Release", from: releases, title: \.version) {
        TableColumn("Version", value: \.version)
      }
    }
    #expect(release.id == 30)
  }

  @Test func aScriptAnswersWithARowOutsideTheViewport() async {
    await QuestionCommand.expectTranscript(
      of: { [releases] prompts in
        _ = try await prompts.choose("Release", from: releases, title: \.version) {
          TableColumn("Version", value: \.version)
        }
      }, isExhaustive: false
    ) {
      """
      > press List[30]/1.30
      + Release  1.30
      """
    }
  }
}
