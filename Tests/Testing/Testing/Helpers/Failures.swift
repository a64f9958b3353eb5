import IssueReporting
import PlatenTesting

/// Returns the failures that an operation reports, instead of failing the test.
@MainActor
func failures(in operation: @MainActor () async -> Void) async -> [String] {
  let collector = Collector()
  await withIssueReporters([collector]) { await operation() }
  return collector.messages.map(\.text)
}

/// Returns the lines at which an operation reports failures.
@MainActor
func linesOfFailures(in operation: @MainActor () async -> Void) async -> [UInt] {
  let collector = Collector()
  await withIssueReporters([collector]) { await operation() }
  return collector.messages.map(\.line)
}

// Unchecked: expectations report on the main actor, and these tests read there.
private final class Collector: IssueReporter, @unchecked Sendable {
  private(set) var messages: [(text: String, line: UInt)] = []

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    messages.append((message() ?? "", line))
  }
}
