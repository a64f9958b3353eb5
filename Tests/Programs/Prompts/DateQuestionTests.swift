import Foundation
import PlatenPromptTesting
import PlatenPrompts
import Testing

@MainActor
@Suite struct DateQuestionTests {
  @Test func aDayIsAnsweredInTheFormatOfISO8601() async throws {
    let prompts = try Prompts.test
    let date = try await Answers(["Due": "2026-12-31"]).answering { @MainActor in
      try await prompts.date("Due")
    }
    let day = Calendar.current.dateComponents([.year, .month, .day], from: date)
    #expect(day == DateComponents(year: 2026, month: 12, day: 31))
  }

  @Test(arguments: [
    "tomorrow", "31.12.2026", "2026-13-01", "2026-02-31", "2024-02-30", "2026-12-31x",
    "2026-12-31 10:00", "x2026-12-31", "2026-12-31-01",
  ])
  func anotherTextIsNotADate(text: String) async throws {
    let prompts = try Prompts.test
    await #expect {
      try await Answers(["Due": text]).answering { @MainActor in try await prompts.date("Due") }
    } throws: {
      "\($0)".contains("is not a date; write it as 2026-12-31")
    }
  }

  @Test func theErrorOnTheScreenNamesTheFieldAndTheFormat() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.date("Due", default: Date(timeIntervalSince1970: 1_800_000_000))
    }) {
      """
      > set Due 2026-02-31
      - Due [2027-01-15                            ]
      + Due [2026-02-31                            ]
      > key return
      - Due [2026-02-31                            ]
      + Due [2027-01-15                            ]
      ! cannot submit "Due": "2026-02-31" is not a date such as 2026-01-31; the field keeps "2027-01-15"
      > key return
      - Due [2027-01-15                            ]
      + Due  2027-01-15
      """
    }
  }

  @Test func aDateIsChosenOnTheScreen() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.date("Due", default: Date(timeIntervalSince1970: 1_800_000_000))
    }) {
      """
      > set Due 2026-12-31
      - Due [2027-01-15                            ]
      + Due [2026-12-31                            ]
      > key return
      - Due [2026-12-31                            ]
      + Due  2026-12-31
      """
    }
  }
}
