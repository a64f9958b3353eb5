import PlatenLines
import PlatenSession

/// A formatter that writes a session as a complete frame followed by patches. In a patch, `-` marks
/// removed lines, `+` added lines, and `~` moved lines.
@MainActor
final class ScreenTranscriptFormatter: TranscriptFormatter {
  private var known = Frame()

  let marks = LinePrefixes.signs

  func whole(of session: Session) -> [Line] {
    skip(to: session)
    return known.lines.map { "  " + $0 }
  }

  func changes(in session: Session) -> [Line] {
    let patch = known.patch(to: session.frame)
    skip(to: session)
    return patch.markedLines
  }

  func skip(to session: Session) { known = session.frame }
}
