/// What happens in models and screens, told to whoever runs them.
///
/// The event log of the session at work takes an event; `log` in the REPL shows it.
///
///     Log.event("Signing up as \(name)")
public enum Log {
  package typealias Receiver = @Sendable (String) -> Void

  /// Who takes events here, and in every task that is started here.
  @TaskLocal private static var receiver: Receiver?
  /// Who takes events that come from elsewhere, such as a dispatch queue: who was at work last.
  private static let latest = Locked<Receiver?>(nil)

  /// Tells that something happened. Can be called from any thread.
  public static func event(_ text: String) { (receiver ?? latest.value)?(text) }

  /// Runs work whose events somebody takes.
  @MainActor
  package static func sending<Value>(
    to new: @escaping Receiver, _ work: () throws -> Value
  ) rethrows -> Value {
    latest.value = new
    return try $receiver.withValue(new, operation: work)
  }
}
