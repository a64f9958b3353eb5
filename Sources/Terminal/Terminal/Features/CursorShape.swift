import Synchronization

/// The shape of the cursor: a bar on the screen, and the user's shape at the prompt.
final class CursorShape: DisplayFeature {
  /// The sequence that makes the cursor a bar.
  private static let bar: StaticString = "\u{1B}[6 q"

  private var isBar = false

  func begin() { isBar = false }

  func complete(_ drawing: inout Drawing) {
    if drawing.frame.isOnScreen == isBar { return }
    isBar.toggle()
    TerminalModes.hasBarCursor.store(isBar, ordering: .sequentiallyConsistent)
    drawing.append(isBar ? Self.bar : RestoringSequence.cursor)
  }
}
