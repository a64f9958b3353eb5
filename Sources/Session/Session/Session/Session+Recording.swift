import PlatenContext
import PlatenNavigation

extension Session {
  /// Performs an input from the keyboard, and records it as the command with the same effect.
  ///
  /// Due work runs first. A real-time clock stops until the input is complete. A replay therefore
  /// performs all work in the same order.
  func recordingKeys(
    _ line: @autoclosure () -> String, _ work: () throws(InputError) -> Void
  ) throws(InputError) {
    if !inputState.isByKeys { runDueWork() }
    try recording({ $0.recordLine(line(), in: self) }, work)
  }

  /// Records an input from the keyboard, and then performs it without advancing the clock.
  func recording(
    _ record: (any ActionRecorder) -> Void, _ work: () throws(InputError) -> Void
  ) throws(InputError) {
    if inputState.isByKeys { return try work() }
    inputState.isByKeys = true
    defer { inputState.isByKeys = false }
    if let actionRecorder, !actionRecorder.isPlaying { record(actionRecorder) }
    try work()
  }
}
