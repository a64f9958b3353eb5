import PlatenReactive

/// What happened, in order; read and begun anew by a test.
@MainActor
final class History {
  private var events: [String] = []

  func note(_ event: String) { events.append(event) }

  /// What happened since the last time.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
