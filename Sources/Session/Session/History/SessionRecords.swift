import PlatenContext
import PlatenLines

/// The event log, pipeline events, and history of a session.
struct SessionRecords {
  /// The event log of the session.
  let log: EventLog
  /// The events of the screen's labeled pipelines.
  let marbles: MarbleRecorder
  /// The history of the frame, or `nil` if it is not stored.
  let history: History?
}
