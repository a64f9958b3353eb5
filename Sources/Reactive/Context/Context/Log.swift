/// The log of events in models and screens.
///
/// The event log of the active session stores the events; the command `log` shows them.
///
///     Log.event("Signing up as \(name)")
public enum Log {
  /// An event.
  package struct Entry: Sendable {
    package let text: String
    /// Whether the event is a notice about Platen, which is not part of transcripts.
    package let isNotice: Bool

    package init(_ text: String, isNotice: Bool = false) {
      (self.text, self.isNotice) = (text, isNotice)
    }
  }

  package typealias Receiver = @Sendable (Entry) -> Void

  /// The events that were logged outside a session, for example on a dispatch queue, and that the
  /// program has not yet taken.
  private static let stray = Locked(Unowned())
  private static let onStray = Locked<(@Sendable () -> Void)?>(nil)

  /// Logs an event. You can call this method from any thread.
  public static func event(_ text: String) { add(Entry(text)) }

  static func add(_ entry: Entry) {
    if let log = SessionContext.current.log { return log(entry) }
    stray.withLock { $0.add(entry) }
    onStray.value?()
  }

  /// Sets a closure that runs for each event outside a session, on the thread of the event.
  package static func announceStray(_ onStray: @escaping @Sendable () -> Void) {
    self.onStray.value = onStray
  }

  /// Removes and returns the events that were logged outside a session. A program with one session
  /// at a time assigns them to that session.
  package static func takeStray() -> Unowned {
    stray.withLock { stray in
      defer { stray = Unowned() }
      return stray
    }
  }
}

extension Log {
  /// The events that were logged outside a session, at most a thousand.
  package struct Unowned {
    /// The latest events, oldest first.
    package private(set) var entries: [Entry] = []
    /// The number of dropped events.
    package private(set) var dropped = 0

    mutating func add(_ entry: Entry) {
      entries.append(entry)
      if entries.count > 1_000 {
        entries.removeFirst()
        dropped += 1
      }
    }
  }
}
