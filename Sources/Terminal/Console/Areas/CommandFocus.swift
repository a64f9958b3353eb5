import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The prompt as the place of the focus during a command that the user types there.
///
/// A modal that the command opens or closes takes the focus. Without this value, the next command
/// would be typed into the first field of the modal.
@MainActor
struct CommandFocus {
  private let session: ObjectIdentifier
  private let layer: NodeID?

  /// Creates the value at the start of a command, or returns `nil` if a control has the focus.
  init?(in session: Session?) {
    guard let session, session.screen.focusedControl == nil else { return nil }
    (self.session, layer) = (ObjectIdentifier(session), session.screen.topLayer)
  }

  /// Moves the focus back to the prompt at the end of the command, if another layer of the same
  /// screen is on top.
  func restore(in session: Session?) {
    guard let session, ObjectIdentifier(session) == self.session, session.screen.topLayer != layer,
      session.screen.focusedControl != nil
    else { return }
    // No field is being edited, so the focus can always move.
    try? session.moveFocus(to: nil)
  }
}
