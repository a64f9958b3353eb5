import PlatenLines
import PlatenReactive

/// What is kept of what happened in a session.
struct SessionRecords {
  /// What happened beside the screen.
  let log: EventLog
  /// What pipelines of the screen that have a label did.
  let marbles: MarbleRecorder
  /// What changed the frame, where that is kept.
  let history: History?
}
