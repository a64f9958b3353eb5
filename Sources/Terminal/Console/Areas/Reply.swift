import PlatenLines
import PlatenTerminal

/// The messages since the last key: the output of a command, errors and remarks.
///
/// A terminal prints them above the screen. A screen that is as high as the terminal would move them
/// to the scrollback at once, so the screen yields rows to them until the next key.
struct Reply {
  /// The maximum number of lines. The first lines of a longer reply are only in the scrollback.
  private static let maxLines = 1000

  /// Whether a command that the user entered is running, whose output belongs to the reply.
  var hasCommand = false
  private(set) var lines: [Line] = []
  /// The width in cells at which the rows were counted, or `nil` if they have not been counted since
  /// the last change.
  private var countedWidth: Int?
  private var countedRows = 0

  mutating func add(_ new: [Line]) {
    lines = (lines + new).suffix(Self.maxLines)
    countedWidth = nil
  }

  /// Removes all lines, because the user has pressed a key.
  mutating func clear() {
    lines = []
    countedWidth = nil
  }

  /// Returns the number of rows that the lines occupy on a terminal. They are counted once, because
  /// each frame needs the number.
  ///
  /// - Parameter width: The width of the terminal, in cells.
  mutating func rowCount(width: Int) -> Int {
    if countedWidth != width {
      countedRows = lines.reduce(0) { $0 + $1.pieces(of: width).count }
      countedWidth = width
    }
    return countedRows
  }

  /// The lines as a text that covers the screen.
  var overlay: TextOverlay {
    let lines = lines.map(PromptStyle.styled)
    return TextOverlay("output") { width in lines.flatMap { $0.wrapped(to: width) } }
  }
}
