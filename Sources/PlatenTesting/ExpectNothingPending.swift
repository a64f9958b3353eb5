import Platen

/// Fails the test if anything is still to come.
///
///     let session = Session(SearchScreen(), time: .virtual)
///     try session.set("Query", to: "swift")
///     try await session.wait()
///     expectNothingPending(session.pending)
///
/// The message says what it is, and which line of the source asked for it. `expectTranscript` looks
/// by itself.
///
/// - Parameter work: What is pending of a session, a clock or a test scheduler.
public func expectNothingPending(
  _ work: [PendingWork], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  if work.isEmpty { return }
  Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    .fail("The test ends while work is pending:\n\n\(work.asLines)")
}
