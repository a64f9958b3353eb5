/// What happens in models and screens, told to whoever runs them.
///
/// The event log of the session at work takes an event; `log` in the REPL shows it.
///
///     Log.event("Signing up as \(name)")
public enum Log {
  package typealias Receiver = @Sendable (String) -> Void

  /// Who takes events that come from elsewhere, such as a dispatch queue: who was at work last.
  private static let latest = Locked<Receiver?>(nil)

  /// Tells that something happened. Can be called from any thread.
  public static func event(_ text: String) { (Surroundings.current.log ?? latest.value)?(text) }

  /// Has events that come from nobody's surroundings taken.
  package static func catchStray(_ receiver: @escaping Receiver) { latest.value = receiver }
}
