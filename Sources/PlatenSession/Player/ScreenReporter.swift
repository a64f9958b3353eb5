import PlatenLines

/// Puts down the frame, and then patches: `-` and `+` what changed, `~` what moved.
@MainActor
final class ScreenReporter: Reporter {
  /// Whether pictures are drawn. One is seen whole then, and not each of its lines beside the one
  /// that it took the place of.
  private let showsPictures: Bool
  private var known = Frame()

  let marks = Marks.signs

  init(showsPictures: Bool) { self.showsPictures = showsPictures }

  func whole(of session: Session) -> [Line] {
    skip(to: session)
    return known.lines.map { "  " + $0 }
  }

  func changes(in session: Session) -> [Line] {
    let patch = known.patch(to: session.frame)
    skip(to: session)
    return showsPictures ? patch.markedLines(keepingWhole: \.isOfPicture) : patch.markedLines
  }

  func skip(to session: Session) { known = session.frame }
}

extension Line {
  /// Whether it holds half-blocks, of which pictures are drawn.
  fileprivate var isOfPicture: Bool { text.contains { "▀▄".contains($0) } }
}
