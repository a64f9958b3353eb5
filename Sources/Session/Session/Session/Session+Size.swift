import PlatenLines
import PlatenNavigation

extension Session {
  /// The width and viewport height of a screen.
  public struct Size: Sendable, Equatable {
    /// The valid range of both dimensions, in cells or lines.
    package static let range = 1...10_000

    /// The width of a line, in cells, from 1 to 10,000.
    public let width: Int
    /// The height of a list's viewport, in lines, from 1 to 10,000.
    public let rows: Int

    /// Creates a size, and clamps each dimension to the range from 1 to 10,000.
    public init(width: Int = 80, rows: Int = 20) {
      self.width = Self.clamped(width)
      self.rows = Self.clamped(rows)
    }

    static func clamped(_ length: Int) -> Int {
      min(max(length, range.lowerBound), range.upperBound)
    }
  }

  /// The width of the screen, in cells.
  package var width: Int { graph.width }

  /// Sets the width of the screen, in cells, and lays the screen out again.
  public func resize(width: Int) {
    runDueWork()
    actionRecorder?.recordWidth(width, in: self)
    history?.noteSize()
    graph.resize(width: Size.clamped(width))
    screenSize = Size(width: graph.width, rows: screenSize.rows)
  }

  /// Sets the height of a list's viewport, in lines, and lays the screen out again.
  public func resize(rows: Int) {
    screenSize = Size(width: graph.width, rows: rows)
    resizeViewports(to: rows)
  }

  /// Sets the height of a list's viewport only: the screen keeps its height.
  private func resizeViewports(to rows: Int) {
    runDueWork()
    actionRecorder?.recordRows(rows, in: self)
    history?.noteSize()
    graph.resize(rows: Size.clamped(rows))
  }

  private var screenSize: Size {
    get { context.storage.value(ScreenSize()).size }
    set { context.storage.value(ScreenSize()).size = newValue }
  }

  /// Divides the height that is left by the rest of the screen among the viewports.
  ///
  /// - Parameter height: The available height for the entire screen, in lines.
  /// - Complexity: O(*n*) in the number of nodes.
  package func fitViewports(in height: Int) {
    if keepsSize { return }
    screenSize = Size(width: graph.width, rows: height)
    let lines = layers.flatMap(\.controls).compactMap(\.rows?.freeLines)
    if lines.isEmpty { return }
    let least = min(3, height)
    let rest = frame.block.count - lines.reduce(0, +)
    let before = (rows: graph.viewportRows, count: frame.block.count)
    let share = max((height - rest) / lines.count, least)
    if share == before.rows { return }
    runDueWork()
    tryViewports(of: share)
    // Viewports next to each other share lines, so the effect of the first step determines the
    // second.
    let (moved, grew) = (share - before.rows, frame.block.count - before.count)
    if grew.signum() == moved.signum(), frame.block.count != height {
      tryViewports(of: max(share + (height - frame.block.count) * moved / grew, least))
    }
    // One more line of a viewport can add several lines to the screen, such as the heading of a
    // section with the empty line above it.
    while frame.block.count > height, graph.viewportRows > least {
      tryViewports(of: graph.viewportRows - 1)
    }
    // Only the result is recorded.
    if graph.viewportRows != before.rows {
      actionRecorder?.recordRows(graph.viewportRows, in: self)
    }
  }

  private func tryViewports(of rows: Int) {
    history?.noteSize()
    graph.resize(rows: Size.clamped(rows))
    flush()
  }
}
