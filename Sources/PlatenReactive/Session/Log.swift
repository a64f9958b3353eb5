/// What happens in models and screens, told to whoever runs them.
///
/// The event log of the session at work takes an event; `log` in the REPL shows it.
///
///     Log.event("Signing up as \(name)")
public enum Log {
  package typealias Receiver = @Sendable (String) -> Void

  /// Events that come from elsewhere, such as a dispatch queue, until somebody takes them.
  private static let stray = Locked(Unowned())
  private static let onStray = Locked<(@Sendable () -> Void)?>(nil)

  /// Tells that something happened. Can be called from any thread.
  public static func event(_ text: String) {
    if let log = SessionContext.current.log { return log(text) }
    stray.withLock { $0.add(text) }
    onStray.value?()
  }

  /// Has each event of no session be announced from now on, on the thread that tells it.
  package static func announceStray(_ onStray: @escaping @Sendable () -> Void) {
    self.onStray.value = onStray
  }

  /// Takes the events of no session: they may be any's, so a program, which has one at a time, does.
  package static func takeStray() -> Unowned {
    stray.withLock { stray in
      defer { stray = Unowned() }
      return stray
    }
  }
}

extension Log {
  /// Events of no session, a thousand at most.
  package struct Unowned {
    /// The latest, oldest first.
    package private(set) var texts: [String] = []
    /// How many older ones are not kept.
    package private(set) var dropped = 0

    mutating func add(_ text: String) {
      texts.append(text)
      if texts.count > 1_000 {
        texts.removeFirst()
        dropped += 1
      }
    }
  }
}
