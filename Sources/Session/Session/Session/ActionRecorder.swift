/// A recorder of user actions that are not commands, such as keys and size changes.
@MainActor
package protocol ActionRecorder: AnyObject {
  /// Whether a command is running; inputs that a command sends are not recorded separately.
  var isPlaying: Bool { get }

  /// Records a key press as the command with the same effect.
  func recordLine(_ line: String, in session: Session)

  /// Records that the user typed a secret into a field, without storing the secret.
  func recordSecret(_ secret: String, in field: String, of session: Session)

  /// Records a change to the screen width, in cells.
  func recordWidth(_ width: Int, in session: Session)

  /// Records a change to the viewport height, in lines.
  func recordRows(_ rows: Int, in session: Session)
}
