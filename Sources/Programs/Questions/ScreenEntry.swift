import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTranscript

package typealias ScreenEntry = ScreenRegistry.Entry

extension ScreenEntry {
  /// Returns the lines of the screen as it opens, with all rows of its lists.
  ///
  /// - Parameter width: The width of the screen, in cells.
  @MainActor
  package func lines(width: Int, glyphs: Glyphs = .unicode) async -> [Line] {
    let session = open(.live(width: width, glyphs: glyphs))
    defer { session.close() }
    await session.settle()
    return session.frame.lines
  }
}

extension ScreenSetup {
  /// Returns the configuration of a screen in real time.
  ///
  /// - Parameters:
  ///   - width: The width of the screen, in cells.
  ///   - rows: The height of a list. By default, lists show all their rows.
  package static func live(
    width: Int, rows: Int = .max, glyphs: Glyphs = .unicode
  ) -> ScreenSetup {
    ScreenSetup(
      environment: ScreenEnvironment(.here, size: Session.Size(width: width, rows: rows)),
      time: .real, responseSource: nil, appStorage: .standard, pictures: nil, glyphs: glyphs)
  }
}
