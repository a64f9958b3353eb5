/// A recorder of user actions that are not commands: keys, clicks and size changes.
///
/// Times are durations since the screen was opened.
@MainActor
package protocol ActionRecorder: AnyObject {
  /// Whether a command is running; inputs that a command sends are not recorded separately.
  var isPlaying: Bool { get }

  /// Records a key press as the command with the same effect.
  func recordLine(_ line: String, at time: Duration)

  /// Records that the user typed a secret into a field, without storing the secret.
  ///
  /// - Parameter known: The secrets of the session.
  func recordSecret(_ secret: String, in field: String, at time: Duration, known: SecretStore)

  /// Records a change to the screen width, in cells.
  func recordWidth(_ width: Int, at time: Duration)

  /// Records a change to the viewport height, in lines.
  func recordRows(_ rows: Int, at time: Duration)
}
