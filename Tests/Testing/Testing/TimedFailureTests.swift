import Foundation
import Platen
import PlatenTesting
import Testing

/// Tests of failure messages about changes that take time.
@Suite @MainActor struct TimedFailureTests {
  /// Returns a test's failure message, without the instructions for recording.
  private func message(about transcript: String) async -> String? {
    let failures = await failures {
      await expectTranscript(of: SearchScreen(), width: 30) { transcript }
    }
    return failures.first?.components(separatedBy: "\n\n").dropLast().joined(separator: "\n\n")
  }

  @Test func dueWorkIsNamedAboveItsChanges() async {
    let message = await message(
      about: """
        > set Query swift
        - Query  [                     ]
        + Query  [swift                ]
        + searching…
        > wait
        - searching…
        + swift: 4 found
        """)
    #expect(
      message == """
        "+ searching…" appeared after a later command, because the following work was pending after \
        "set Query swift": debounce (\(SearchScreen.pause)), due at 0.5s. To wait for it, insert \
        "> wait".

        The transcript differs from the expected one (− expected, + actual, @ time and cause).

          │ > set Query swift
          │ - Query  [                     ]
          │ + Query  [swift                ]
        − │ + searching…
          │ > wait
        @ │ 0.5s, by debounce (\(SearchScreen.pause))
        + │ + searching…
        @ │ 1.5s, by GET /search
          │ - searching…
        − │ + swift: 4 found
        + │ + swift: 3 found
        """)
  }

  @Test func laterEffectsOfACommandAreShownWithTheirTime() async {
    let message = await message(
      about: """
        > advance 2s
        > set Query swift
        - Query  [                     ]
        + Query  [Swift                ]
        > close
        """)
    #expect(
      message == """
        The transcript differs from the expected one (− expected, + actual, @ time and cause).

          │ > advance 2s
          │ > set Query swift
        @ │ 2s
          │ - Query  [                     ]
        − │ + Query  [Swift                ]
        + │ + Query  [swift                ]
          │ > close
        """)
  }
}

/// A screen that searches after a pause.
private struct SearchScreen: View {
  /// The source location of the pause.
  nonisolated static let pause = "PlatenTestingTests/TimedFailureTests.swift:\(#line + 14)"

  @StateObject private var model = Model()

  private final class Model: ObservableObject {
    @Published var query = ""
    @Published private(set) var result = ""

    private let client = RemoteClient { _ in
      .response(RemoteResponse(json: "3"), after: .seconds(1))
    }

    init() {
      $query.dropFirst()
        .debounce(for: 0.5, scheduler: RunLoop.main)
        .map { [client] query in
          let request = RemoteRequest(.get, at: "https://example.com", path: ["search"])
          return client.decodedPublisher(Int.self, for: request)
            .map { "\(query): \($0) found" }
            .replaceError(with: "offline")
            .prepend("searching…")
        }
        .switchToLatest()
        .assign(to: &$result)
    }
  }

  var body: some View {
    Form {
      TextField("Query", text: $model.query)
      if !model.result.isEmpty { Text(model.result) }
    }
  }
}
