import PlatenLines
import PlatenReactive

/// The records that a session stores about its past.
struct SessionRecords {
  /// The event log of the session.
  let log: EventLog
  /// The events of the screen's labeled pipelines.
  let marbles: MarbleRecorder
  /// The history of the frame, or `nil` if it is not stored.
  let history: History?
}
