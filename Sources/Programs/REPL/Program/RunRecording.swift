import Platen

/// The recording of a run, which the arguments or a command start.
@MainActor
struct RunRecording {
  private let actionLog: ActionLog

  /// Starts to record, and exits the process if that fails.
  ///
  /// - Parameter file: The file in which to record, or `nil` to record when a command starts it.
  init(_ actionLog: ActionLog, in file: String?) {
    self.actionLog = actionLog
    guard let file else { return }
    do {
      try actionLog.record(in: file)
    } catch {
      Program.fail(.cannotStart, "--record: \(error)")
    }
  }

  /// Ends an active recording.
  ///
  /// - Returns: Whether the recording was written completely.
  func end() -> Bool {
    guard actionLog.isRecording else { return true }
    do {
      _ = try actionLog.endRecording()
      return true
    } catch {
      Program.say(error.description)
      return false
    }
  }
}
