/// What happens in models and screens, told to whoever runs them.
///
/// While a session runs, its event log takes the events; `log` in the REPL shows them.
///
///     Log.event("Signing up as \(name)")
public enum Log {
  private static let receiver = Locked<(@Sendable (String) -> Void)?>(nil)

  /// Tells that something happened. Can be called from any thread.
  public static func event(_ text: String) { receiver.value?(text) }

  /// Who takes the events from now on.
  package static func send(to new: @escaping @Sendable (String) -> Void) { receiver.value = new }
}
