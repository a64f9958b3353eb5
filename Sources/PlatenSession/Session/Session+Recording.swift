import PlatenReactive
import PlatenViews

extension Session {
  /// Carries out an input by keys, which is written down as the line that does the same.
  ///
  /// Where time passes by itself it stands for that long, and what is due has been done before: a
  /// replay does all in the same order.
  func recordingKeys(
    _ line: @autoclosure () -> String, _ work: () throws(InputError) -> Void
  ) throws(InputError) {
    if !inputState.isByKeys { runDueWork() }
    try recording({ $0.recordLine(line(), in: self) }, work)
  }

  /// Carries out an input by keys in the moment that was taken, once it is recorded.
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
