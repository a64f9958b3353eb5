import PlatenPrompts

/// The error of a question that is taken back.
struct NobodyAnswered: Error, CustomStringConvertible {
  let description = "nobody answered"
}

/// Asks, and takes the question back after a number of seconds.
func within<Answer: Sendable>(
  _ seconds: Double?, ask: @escaping @Sendable () async throws -> Answer
) async throws -> Answer {
  try await withThrowingTaskGroup(of: Answer.self) { group in
    group.addTask { try await ask() }
    if let seconds {
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        throw NobodyAnswered()
      }
    }
    defer { group.cancelAll() }
    guard let answer = try await group.next() else { throw NobodyAnswered() }
    return answer
  }
}
