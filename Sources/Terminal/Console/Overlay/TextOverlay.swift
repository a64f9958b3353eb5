import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// A text that covers the screen until the user closes it, such as help.
struct TextOverlay {
  /// The effect of a key on an overlay.
  enum Outcome: Equatable {
    case remains
    case closes
    /// The overlay closes, and the key types text at the prompt.
    case yields
  }

  /// The name of the text, such as the command that wrote it.
  let title: String
  private let text: (_ width: Int) -> [Line]
  private var lines: [Line] = []
  private var width: Int?
  /// The most recently displayed rows.
  private var viewport: FrameViewport?

  /// Creates an overlay that shows the beginning of a text.
  ///
  /// - Parameter text: A closure that returns the text, wrapped to a width in cells.
  init(_ title: String, text: @escaping (_ width: Int) -> [Line]) {
    (self.title, self.text) = (title, text)
  }

  /// Returns the visible rows of the text.
  ///
  /// - Parameters:
  ///   - height: The number of available rows, at least 1.
  ///   - minHeight: The number of rows to fill with empty rows if the text is shorter.
  mutating func rows(width: Int, height: Int, minHeight: Int, glyphs: Glyphs) -> [Line] {
    if width != self.width { (lines, self.width) = (text(width), width) }
    let first = viewport?.rows.lowerBound ?? 0
    let shown = viewport(from: first, height: height)
    viewport = shown
    let rows = shown.lines(of: lines, glyphs: glyphs)
    let missing = min(minHeight, height) - rows.count
    return rows + Array(repeating: .empty, count: max(0, missing))
  }

  private func viewport(from first: Int, height: Int) -> FrameViewport {
    FrameViewport(of: lines.count, showing: first, from: first, height: height)
  }
}

// MARK: - Keys

extension TextOverlay {
  /// Handles a key. Arrows, Page Up, Page Down and Space scroll, and Escape closes the overlay.
  mutating func handle(_ key: Key) -> Outcome {
    if key.isPaste { return .yields }
    if key.isHelp { return .closes }
    guard let keys = key.shortcut else { return .remains }
    switch keys {
    case .cancelAction, .defaultAction, .endOfInput, .letter("?"): return .closes
    case .letter(" "): turn(isForward: true)
    case _ where keys.isTyped: return .yields
    case _ where keys.modifiers.isEmpty: scroll(by: keys.key)
    default: break
    }
    return .remains
  }

  private mutating func scroll(by key: KeyEquivalent) {
    switch key {
    case .upArrow: step(by: -1)
    case .downArrow: step(by: 1)
    case .pageUp: turn(isForward: false)
    case .pageDown: turn(isForward: true)
    case .home: move(to: 0)
    case .end: move(to: lines.count - 1)
    default: break
    }
  }

  private mutating func turn(isForward: Bool) { viewport = viewport?.turned(isForward: isForward) }

  /// Scrolls by one row. At the top, the marker that counts the rows above hides two of them.
  private mutating func step(by distance: Int) {
    guard let shown = viewport?.rows else { return }
    move(to: shown.lowerBound + distance)
    if viewport?.rows == shown { move(to: shown.lowerBound + 2 * distance) }
  }

  private mutating func move(to row: Int) {
    viewport = viewport?.moved(to: min(max(row, 0), max(lines.count - 1, 0)))
  }
}

extension KeyboardShortcut {
  /// Returns the shortcut that a letter without modifiers types.
  fileprivate static func letter(_ letter: Character) -> KeyboardShortcut {
    KeyboardShortcut(KeyEquivalent(letter), modifiers: [])
  }
}
