import PlatenLines
import PlatenNavigation
import PlatenSession

/// A formatter that writes a session as text for a screen reader: first the entire screen, then
/// additions and changes.
///
/// A control is described by its role, label, value, and state. If the only change is that a
/// control is no longer disabled, the control is announced as enabled. Most removed lines are
/// omitted, but the end of a long operation and the removal of a message are announced.
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
    let edits = before.frame.patch(to: known.frame).edits
    let texts = known.removedTexts(since: before)
    let insertions = edits.filter {
      $0.kind == .insert && $0.inserted.contains(where: known.isText)
    }
    return edits.flatMap { edit in
      if edit.kind == .move { return edit.inserted.map { "moved: " + $0 } }
      let isReplaced = insertions.contains { $0.replaces(edit) }
      return said(
        edit, before: before.removalAnnouncements, removed: isReplaced ? [] : texts)
    }
  }

  func skip(to session: Session) {
    session.flush()
    known = session.screen.speech
  }

  /// Returns the announcements of an edit.
  ///
  /// - Parameters:
  ///   - farewells: The announcements for the removal of lines.
  ///   - texts: The texts whose removal is announced, unless other text takes their place.
  private func said(
    _ edit: Edit, before farewells: [Line: Line], removed texts: Set<Line>
  ) -> [Line] {
    var lines: [Line] = []
    for row in 0..<max(edit.removed.count, edit.inserted.count) {
      let old = row < edit.removed.count ? edit.removed[row] : nil
      let new = row < edit.inserted.count ? edit.inserted[row] : nil
      if let farewell = old.flatMap({ farewells[$0] }),
        !known.removalAnnouncements.values.contains(farewell)
      {
        lines.append(farewell)
      }
      if let new {
        lines.append(new.enabled(since: old))
      } else if let old, texts.contains(old) {
        lines.append("removed: " + old)
      }
    }
    return lines
  }
}

extension Edit {
  /// Returns whether this insertion is at the position of a removal.
  fileprivate func replaces(_ edit: Edit) -> Bool {
    edit.kind == .remove
      && (new.lowerBound == edit.new.lowerBound || new.upperBound == edit.new.lowerBound)
  }
}

extension Line {
  /// Returns the line, with the suffix "enabled" if the only change is that the control is no
  /// longer disabled.
  fileprivate func enabled(since old: Line?) -> Line {
    old?.text == "\(text), \(ControlElement.disabled)" ? Line("\(text), enabled") : self
  }
}
