import PlatenPrompts
import PlatenTerminal

/// The error of a question that is taken back.
struct NobodyAnswered: Error, CustomStringConvertible {
  let description = "nobody answered"
}

/// Waits until a line of a file can be read.
func line(of file: String) async throws {
  _ = try await ScriptReader(FileDescriptor(opening: file)).next()
}

/// Asks, and takes the question back when a line of a file can be read.
func untilLine<Answer: Sendable>(
  of file: String?, ask: @escaping @Sendable () async throws -> Answer
) async throws -> Answer {
  guard let file else { return try await ask() }
  return try await withThrowingTaskGroup(of: Answer.self) { group in
    group.addTask { try await ask() }
    group.addTask {
      try await line(of: file)
      throw NobodyAnswered()
    }
    defer { group.cancelAll() }
    guard let answer = try await group.next() else { throw NobodyAnswered() }
    return answer
  }
}
