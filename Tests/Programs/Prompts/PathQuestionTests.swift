import Foundation
import PlatenPromptTesting
import PlatenPrompts
import PlatenTestProcesses
import Testing

@MainActor
@Suite struct PathQuestionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add("", as: "file")
  }

  private func problem(_ name: String, _ condition: PathCondition) async throws -> String? {
    let prompts = try Prompts.test
    let path = folder.url.appending(path: name).path
    do {
      let answer = try await Answers(["Path": path]).answering { @MainActor in
        try await prompts.path("Path", condition)
      }
      #expect(answer == path)
      return nil
    } catch {
      return "\(error)".split(separator: "\" ").last.map(String.init)
    }
  }

  @Test func aPathHasToMeetItsCondition() async throws {
    #expect(try await problem("file", .existing) == nil)
    #expect(try await problem("file", .existingFile) == nil)
    #expect(try await problem("", .existingDirectory) == nil)
    #expect(try await problem("new", .new) == nil)
    #expect(try await problem("new", .any) == nil)
    #expect(try await problem("new", .existing) == "does not exist")
    #expect(try await problem("", .existingFile) == "is a directory")
    #expect(try await problem("file", .existingDirectory) == "is not a directory")
    #expect(try await problem("file", .new) == "already exists")
  }

  @Test func tabCompletesThePath() async {
    let start = folder.url.path + "/"
    await QuestionCommand.expectTranscript(
      of: { _ = try await $0.path("Path", .existingFile) }, isExhaustive: false
    ) {
      """
      > set Path \(start)f
      > key tab
      > key return
      + Path  \(start)file
      """
    }
  }
}
