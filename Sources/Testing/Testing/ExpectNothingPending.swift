import Platen

/// Fails the test if any work is pending.
///
///     let session = Session(SearchScreen(), time: .virtual)
///     try session.set("Query", to: "swift")
///     try await session.wait()
///     expectNothingPending(session.pending)
///
/// The failure message lists the pending work and the source location at which the work was
/// scheduled. `expectTranscript` performs this check itself.
///
/// - Parameter work: The pending work of a session, a clock, or a test scheduler.
public func expectNothingPending(
  _ work: [PendingWork], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  if work.isEmpty { return }
  Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    .fail("The test ends while work is pending:\n\n\(work.asLines)")
}
