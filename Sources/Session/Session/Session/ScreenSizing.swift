import PlatenLines
import PlatenNavigation

/// The size of a session's screen, and the division of its height among the viewports.
@MainActor
package final class ScreenSizing {
  private let inputs: InputStages
  private let time: TimeControl
  private let screen: LiveScreen
  /// Whether the screen keeps the size of a recording, independent of the terminal.
  package var isFixed = false

  init(_ inputs: InputStages, in time: TimeControl, on screen: LiveScreen) {
    (self.inputs, self.time, self.screen) = (inputs, time, screen)
  }

  /// Sets the width of the screen, in cells, and lays the screen out again.
  func resize(width: Int) {
    time.runDue()
    inputs.recordSize { $0.recordWidth(width, at: $1) }
    screen.history?.noteSize()
    screen.graph.resize(width: Session.Size.clamped(width))
    size = Session.Size(width: screen.width, rows: size.rows)
  }

  /// Sets the height of a list's viewport, in lines, and lays the screen out again.
  func resize(rows: Int) {
    size = Session.Size(width: screen.width, rows: rows)
    resizeViewports(to: rows)
  }

  /// Sets the height of a list's viewport only: the screen keeps its height.
  private func resizeViewports(to rows: Int) {
    time.runDue()
    inputs.recordSize { $0.recordRows(rows, at: $1) }
    screen.history?.noteSize()
    screen.graph.resize(rows: Session.Size.clamped(rows))
  }

  private var size: Session.Size {
    get { screen.context.storage.value(ScreenSize()).size }
    set { screen.context.storage.value(ScreenSize()).size = newValue }
  }

  /// Divides the height that is left by the rest of the screen among the viewports.
  ///
  /// - Parameter height: The available height for the entire screen, in lines.
  /// - Complexity: O(*n*) in the number of nodes.
  package func fitViewports(in height: Int) {
    if isFixed { return }
    size = Session.Size(width: screen.width, rows: height)
    let lines = screen.layers.flatMap(\.controls).compactMap(\.rows?.freeLines)
    if lines.isEmpty { return }
    let least = min(3, height)
    let rest = screen.frame.block.count - lines.reduce(0, +)
    let before = (rows: screen.graph.viewportRows, count: screen.frame.block.count)
    let share = max((height - rest) / lines.count, least)
    if share == before.rows { return }
    time.runDue()
    tryViewports(of: share)
    // Viewports next to each other share lines, so the effect of the first step determines the
    // second.
    let (moved, grew) = (share - before.rows, screen.frame.block.count - before.count)
    if grew.signum() == moved.signum(), screen.frame.block.count != height {
      tryViewports(of: max(share + (height - screen.frame.block.count) * moved / grew, least))
    }
    // One more line of a viewport can add several lines to the screen, such as the heading of a
    // section with the empty line above it.
    while screen.frame.block.count > height, screen.graph.viewportRows > least {
      tryViewports(of: screen.graph.viewportRows - 1)
    }
    // Only the result is recorded.
    if screen.graph.viewportRows != before.rows {
      inputs.recordSize { $0.recordRows(screen.graph.viewportRows, at: $1) }
    }
  }

  private func tryViewports(of rows: Int) {
    screen.history?.noteSize()
    screen.graph.resize(rows: Session.Size.clamped(rows))
    screen.flush()
  }
}
