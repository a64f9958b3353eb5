import Platen

/// Runs a test of asynchronous code without a screen in virtual time.
///
///     @Test func aProfileLoads() async throws {
///       try await withVirtualTime { time in
///         let model = ProfileModel()
///         try await model.load()  // sleeps for three seconds
///         #expect(model.name == "Ada")
///         #expect(time.elapsed == .seconds(3))
///       }
///     }
///
/// Sleeps, timers, queues and Combine schedulers in the operation, and in the tasks and models that
/// it creates, use a virtual clock, as those of a screen do. Time advances only while the operation
/// and all tasks wait: automatically, to the next scheduled work, while the operation waits for its
/// own result, and by a specified duration in ``VirtualTime/advance(by:)``.
///
/// The test fails if work is pending when the operation returns, or if the code logs a warning.
///
/// - Parameters:
///   - responses: The responses to the requests of the operation, by method and path.
///   - operation: The test, which receives the time that it can advance.
/// - Throws: The error that the operation throws.
@MainActor
public func withVirtualTime<Value: Sendable>(
  responses: TestResponses = [:], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ operation: @MainActor (VirtualTime) async throws -> Value
) async rethrows -> Value {
  let session = Session(
    EmptyView(), in: .everywhere, time: .virtual,
    outside: responses.source(isRecording: Recorder.shared.isOn, secrets: [:]), isHeld: true)
  defer { session.close() }
  let value = try await session.time.advancing(for: WorkLabel("test", fileID: fileID, line: line)) {
    try await operation(VirtualTime(session: session))
  }
  await session.settle()
  expectNothingPending(
    session.pending, fileID: fileID, filePath: filePath, line: line, column: column)
  let warnings = session.log.lines.filter { $0.hasPrefix("warning: ") }
  if !warnings.isEmpty {
    Caller(fileID: fileID, filePath: filePath, line: line, column: column)
      .fail("The code logged a warning.\n\n\(warnings.joined(separator: "\n"))")
  }
  return value
}

/// The virtual time of a test, which starts at zero.
@MainActor
public struct VirtualTime {
  fileprivate let session: Session

  /// The clock that measures the time, for code that has its clock as a parameter.
  public var clock: VirtualClock { session.clock }

  /// The time since the test began.
  public var elapsed: Duration { session.elapsed }

  /// Advances time by a duration, and performs the work that becomes due.
  ///
  ///     Task { await model.load() }
  ///     await time.advance(by: .seconds(2))
  ///
  /// If the task is canceled, the method returns immediately.
  public func advance(by duration: Duration) async {
    let end = clock.now.advanced(by: duration)
    // Tasks that have just started reach their first wait.
    await session.settle()
    try? await clock.sleep(until: end)
    await session.settle()
  }
}
