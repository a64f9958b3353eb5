/// Records what is done with a session beside the commands that it is given.
@MainActor
package protocol ActionRecorder: AnyObject {
  /// Whether a command is carried out: inputs are a part of it, and not recorded by themselves.
  var isPlaying: Bool { get }

  /// Records an input by keys as the line that does the same.
  func recordLine(_ line: String, in session: Session)

  /// Records that a secret is typed into a field by keys, without the secret itself.
  func recordSecret(_ secret: String, in field: String, of session: Session)

  /// Records that the screen is given another width, in cells.
  func recordWidth(_ width: Int, in session: Session)

  /// Records that the screen is given another number of lines in a viewport.
  func recordRows(_ rows: Int, in session: Session)
}
