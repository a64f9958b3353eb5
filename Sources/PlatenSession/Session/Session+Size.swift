import PlatenLines
import PlatenViews

extension Session {
  /// The cells and lines that a screen is made for.
  public struct Size: Sendable, Equatable {
    /// The cells and lines that a screen can have.
    package static let range = 1...10_000

    /// Cells in a line, from 1 to 10,000.
    public let width: Int
    /// Lines of a list's window, from 1 to 10,000.
    public let rows: Int

    /// A size; lengths out of range are taken for the nearest in it.
    public init(width: Int = 80, rows: Int = 20) {
      self.width = Self.clamped(width)
      self.rows = Self.clamped(rows)
    }

    static func clamped(_ length: Int) -> Int {
      min(max(length, range.lowerBound), range.upperBound)
    }
  }

  /// The cells in a line.
  package var width: Int { graph.width }

  /// Makes the screen for another width, in cells.
  public func resize(width: Int) {
    runDueWork()
    actionRecorder?.recordWidth(width, in: self)
    history?.noteSize()
    graph.resize(width: Size.clamped(width))
  }

  /// Makes the screen for another number of lines in a window.
  public func resize(rows: Int) {
    runDueWork()
    actionRecorder?.recordRows(rows, in: self)
    history?.noteSize()
    graph.resize(rows: Size.clamped(rows))
  }

  /// Shares the lines that the rest of the screen leaves among its windows.
  ///
  /// - Parameter height: The lines that there are for all.
  /// - Complexity: O(*n*) in the nodes.
  package func fitWindows(in height: Int) {
    if keepsSize { return }
    let lines = layers.flatMap(\.controls).compactMap(\.rows?.freeLines)
    if lines.isEmpty { return }
    let least = min(3, height)
    let rest = frame.block.count - lines.reduce(0, +)
    let before = (rows: graph.rowsOfWindow, count: frame.block.count)
    let share = max((height - rest) / lines.count, least)
    if share == before.rows { return }
    resize(rows: share)
    flush()
    // Windows that stand side by side share their lines: what the first step did says how far to go.
    let (moved, grew) = (share - before.rows, frame.block.count - before.count)
    if grew.signum() == moved.signum(), frame.block.count != height {
      resize(rows: max(share + (height - frame.block.count) * moved / grew, least))
    }
  }
}
