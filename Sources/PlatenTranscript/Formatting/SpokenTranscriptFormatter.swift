import PlatenLines
import PlatenSession
import PlatenViews

/// A formatter that writes a session as text for a screen reader: first the entire screen, then
/// additions and changes.
///
/// A control is described by its role, label, value, and state. If the only change is that a
/// control is no longer disabled, the control is announced as enabled. Removed lines are omitted,
/// but the end of a long operation is announced.
@MainActor
final class SpokenTranscriptFormatter: TranscriptFormatter {
  private var known = SpokenScreen()

  let marks = LinePrefixes.words

  func whole(of session: Session) -> [Line] {
    skip(to: session)
    return known.frame.lines
  }

  func changes(in session: Session) -> [Line] {
    let before = known
    skip(to: session)
    return before.frame.patch(to: known.frame).edits.flatMap { edit in
      edit.kind == .move
        ? edit.inserted.map { "moved: " + $0 } : said(edit, before: before.removalAnnouncements)
    }
  }

  func skip(to session: Session) {
    session.flush()
    known = session.speech
  }

  private func said(_ edit: Edit, before farewells: [Line: Line]) -> [Line] {
    var lines: [Line] = []
    for row in 0..<max(edit.removed.count, edit.inserted.count) {
      let old = row < edit.removed.count ? edit.removed[row] : nil
      let new = row < edit.inserted.count ? edit.inserted[row] : nil
      if let farewell = old.flatMap({ farewells[$0] }),
        !known.removalAnnouncements.values.contains(farewell)
      {
        lines.append(farewell)
      }
      if let new { lines.append(new.enabled(since: old)) }
    }
    return lines
  }
}

extension Line {
  /// Returns the line, with the suffix "enabled" if the only change is that the control is no
  /// longer disabled.
  fileprivate func enabled(since old: Line?) -> Line {
    old?.text == "\(text), \(ControlElement.disabled)" ? Line("\(text), enabled") : self
  }
}
