import PlatenPromptTesting
import PlatenPrompts
import Testing

@MainActor
@Suite struct WorkTests {
  @Test func theTimeOfAJobIsThatOfTheVirtualClock() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      let size = try await prompts.progress("Building") { job in
        try await job.clock.sleep(for: .seconds(90))
        return 3
      }
      #expect(size == 3)
    }) {
      """
        Building…
      - Building…
      + Building  90.0s
      """
    }
  }

  @Test func theErrorOfTheFirstFailedJobIsThrownOnceAllHaveEnded() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      try await prompts.tasks {
        Job("Test") { try await $0.clock.sleep(for: .seconds(2)) }
        for number in 1...2 {
          Job("Push \(number)") { job in
            try await job.clock.sleep(for: .seconds(3 - number))
            job.log("server \(number)\nis full")
            throw Invalid("no space \(number)")
          }
        }
      }
    }) {
      """
        Test…
        Push 1…
        Push 2…
      - Test…
      - Push 1…
      - Push 2…
      + Test  2.0s
      + Push 1  failed after 2.0s: no space 1
      +   server 1
      +   is full
      + Push 2  failed after 1.0s: no space 2
      +   server 2
      +   is full
      ! no space 1
      """
    }
  }

  @Test func jobsRunForAnswersWithoutAScreen() async throws {
    let prompts = try Prompts.test
    let result = try await Answers([:]).answering {
      try await prompts.progress("Adding") { job in
        job.fraction = 0.5
        return 1 + 1
      }
    }
    #expect(result == 2)
  }
}
