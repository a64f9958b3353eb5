import PlatenContext

/// A log of events that a test reads and clears.
@MainActor
final class History {
  private var events: [String] = []

  func note(_ event: String) { events.append(event) }

  /// Returns the events since the last call, in order.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
