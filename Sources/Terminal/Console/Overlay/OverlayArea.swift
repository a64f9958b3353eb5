import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The part of a terminal that covers the screen with a text, such as help.
@MainActor
final class OverlayArea {
  private var overlay: TextOverlay?
  private let glyphs: Glyphs

  init(glyphs: Glyphs) { self.glyphs = glyphs }

  /// Whether an overlay covers the screen.
  var isOpen: Bool { overlay != nil }

  /// Returns the title of the open overlay and the keys that act on it.
  ///
  /// - Parameter hasPrompt: Whether other text closes the overlay and is typed at the prompt.
  func hint(hasPrompt: Bool) -> PromptText? {
    overlay.map { overlay in
      let keys = [
        KeyHint(["↑", "↓"], "scroll"), KeyHint(["PgUp", "PgDn"], "page"),
        KeyHint(["Esc"], "closes"),
      ]
      let typing = hasPrompt ? [KeyHint([], "or type a command")] : []
      return PromptText(
        prompt: overlay.title + ": ", hint: .keys(keys + typing), glyphs: glyphs)
    }
  }

  /// Covers the screen with an overlay, or replaces the open one.
  func open(_ overlay: TextOverlay) { self.overlay = overlay }

  /// Uncovers the screen.
  ///
  /// - Returns: Whether an overlay was open.
  @discardableResult
  func close() -> Bool {
    defer { overlay = nil }
    return isOpen
  }

  /// Handles a key in the open overlay.
  ///
  /// - Returns: `false` if no overlay is open, or if the key closes the overlay and types text at
  ///   the prompt.
  func take(_ key: Key) -> Bool {
    let outcome = overlay?.handle(key) ?? .yields
    if outcome != .remains { close() }
    return outcome != .yields
  }

  /// Returns the rows of the open overlay, or `nil` if no overlay is open.
  ///
  /// - Parameter screen: The number of rows that the screen has.
  func rows(width: Int, height: Int, over screen: Int) -> [Line]? {
    overlay?.rows(width: width, height: height, minHeight: screen, glyphs: glyphs)
  }
}
