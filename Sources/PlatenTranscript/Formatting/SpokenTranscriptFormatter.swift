import PlatenLines
import PlatenSession
import PlatenViews

/// Says what is on the screen, and then what is new: what came without a mark, what went in silence.
///
/// Of a control its role, label, value and state are said, and of one whose being disabled is all
/// that ended, that it is enabled. What was long under way is said to be finished.
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
  /// The line, saying that a control is enabled if only that is new.
  fileprivate func enabled(since old: Line?) -> Line {
    old?.text == "\(text), \(ControlElement.disabled)" ? Line("\(text), enabled") : self
  }
}
