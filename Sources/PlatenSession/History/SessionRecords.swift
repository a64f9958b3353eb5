import PlatenLines
import PlatenReactive

/// The records that a session stores about its past.
struct SessionRecords {
  /// The events, prints, and warnings of the session.
  let log: EventLog
  /// The events of the screen's labeled pipelines.
  let marbles: MarbleRecorder
  /// The turns that changed the frame, or `nil` if the session stores no history.
  let history: History?
}
