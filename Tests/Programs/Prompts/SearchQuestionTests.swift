import Foundation
import PlatenPromptTesting
import PlatenPrompts
import Testing

@MainActor
@Suite struct SearchQuestionTests {
  @Test func valuesAreFoundWhileAPersonTypes() async {
    let names = ["Ada", "Alan", "Grace"]
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.chooseMany("Names", atLeast: 2) { query in
        names.filter { $0.hasPrefix(query) }
      }
    }) {
      """
      > set Names A
      - Names [                                      ]
      + Names [A                                     ]
      -   Grace
      > select List Alan
      + Alan
      -   Alan
      + * Alan
      > key return
      + choose at least 2; Space selects a row
      > set Names G
      - Names [A                                     ]
      + Names [G                                     ]
      -   Ada
      - * Alan
      +   Grace
      > select List Grace
      - Alan
      + Alan, Grace
      -   Grace
      + * Grace
      - choose at least 2; Space selects a row
      > key return
      - Names [G                                     ]
      - Alan, Grace
      - * Grace
      + Names  Alan, Grace
      """
    }
  }

  @Test(
    arguments: [
      ("Ada", "Ada"), ("gr, Ada", "Grace,Ada"), ("Al", "Alan"),
      ("A", "Names: \"A\" is not an option; available: Ada, Alan"),
      ("x", "Names: \"x\" is not an option; nothing was found"),
      ("", "Names: choose at least 1; Space selects a row"),
    ])
  func aTextAnswersByASearchForEachPart(text: String, answer: String) async throws {
    let prompts = try Prompts.test
    let result: String
    do {
      result = try await Answers(["Names": text]).answering { @MainActor in
        try await prompts.chooseMany("Names", atLeast: 1) { query in
          ["Ada", "Alan", "Grace"].filter { $0.lowercased().hasPrefix(query.lowercased()) }
        }.joined(separator: ",")
      }
    } catch {
      result = "\(error)"
    }
    #expect(result.contains(answer))
  }

  @Test func aSearchThatAsksEndsTheQuestion() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.chooseMany("Names") { (query: String) -> [String] in
        query.isEmpty ? [] : [try await prompts.ask("Other")]
      }
    }) {
      """
      > set Names A
      - Names [                                      ]
      + Names  cancelled
      ! cannot show "Other": the answer to "Names" is being checked; ask before or after this question
      """
    }
  }

  /// A search can take any number of turns of the main queue.
  @Test func theFirstFrameContainsWhatIsFound() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.chooseMany("Names") { (query: String) -> [String] in
        for _ in 1...200 { await Task.yield() }
        return ["Ada", "Alan", "Grace"].filter { $0.hasPrefix(query) }
      }
    }) {
      """
        Names [                                      ]
          Ada
          Alan
          Grace
      > set Names G
      - Names [                                      ]
      + Names [G                                     ]
      -   Ada
      -   Alan
      > key escape
      - Names [G                                     ]
      -   Grace
      + Names  cancelled
      ! cancelled
      """
    }
  }

  @Test func timePassesDuringASearch() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.chooseMany("Names") { (query: String) -> [String] in
        let found = Just([query + "da"]).delay(for: .seconds(3600), scheduler: DispatchQueue.main)
        for await names in found.values { return names }
        return []
      }
    }) {
      """
        Names [                                      ]
          Da
      > set Names A
      - Names [                                      ]
      + Names [A                                     ]
      -   Da
      +   Ada
      > key escape
      - Names [A                                     ]
      -   Ada
      + Names  cancelled
      ! cancelled
      """
    }
  }

  @Test func theErrorOfASearchIsShown() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.chooseMany("Names") { (query: String) -> [String] in
        throw Invalid("the server is down")
      }
    }) {
      """
      > key escape
      - Names [                                      ]
      - the server is down
      + Names  cancelled
      ! cancelled
      """
    }
  }
}
