import Platen
import PlatenTestSupport
import Testing

@testable import PlatenTerminal

/// Laws about the emulator's output after its size changes.
@Suite struct ResizeLaws {
  private let marks: (frame: Line, finished: Line) = ("¦", "·")

  @Test func aResizedTerminalMatchesANewRendering() async throws {
    try await expectPaintedAnew(Seeds.first(150).prefix(1_000), in: .pyte, reflow: .none)
  }

  @Test func aResizedTmuxScreenMatchesANewRendering() async throws {
    try await expectPaintedAnew(Seeds.first(8).prefix(40), in: .tmux, reflow: .cells)
  }

  @Test func narrowingTmuxLeavesNoRemnantsOfWiderRows() async throws {
    var (renderer, terminal) = (
      Renderer(), TerminalCapabilities(width: 40, height: 9, reflow: .cells)
    )
    var trial = EmulatedCase(width: 40, height: 9)
    let short = [Line("short"), "> "]
    for lines in [["a row that is wider than that is later", "> "], short, short] {
      if trial.steps.count == 2 {
        terminal.width = 25
        trial.steps.append(.size(width: 25, height: 9))
      }
      let rows = PaintedFrame(lines, cursor: .init(row: 1, column: 2))
      let finished: [Line] = trial.steps.isEmpty ? ["done"] : []
      trial.steps.append(.bytes(renderer.painted(rows, below: finished, on: terminal)))
    }
    let screen = try await EmulatorProgram.tmux.screens(of: [trial])[0]
    #expect(screen.rows == ["done", "short", ">"])
  }

  private func expectPaintedAnew(
    _ seeds: Range<UInt64>, in emulator: EmulatorProgram, reflow: TerminalCapabilities.Reflow
  ) async throws {
    let trials = seeds.map {
      trial(RandomScreen(seed: $0, size: (40, 9), reflow: reflow, marks: marks))
    }
    let screens = try await emulator.screens(of: trials.flatMap { [$0.resized, $0.whole] })
    for (index, (seed, trial)) in zip(seeds, trials).enumerated() {
      let (resized, whole) = (screens[2 * index], screens[2 * index + 1])
      let first = resized.cursor[0] - whole.cursor[0]
      #expect(resized.dropFirst(first).difference(from: whole) == nil, "seed \(seed)")
      // Remains of old frames are in the scrollback; they return with the lines below them.
      let above = resized.rows[..<first]
      let marks = above.map(\.unicodeScalars.first)
      #expect(
        trial.wasRaised || marks.dropFirst(resized.top).allSatisfy { $0 == "·" }, "seed \(seed)")
      #expect(marks.count <= resized.top || marks.last == "·", "seed \(seed)")
      #expect(marks.count { $0 == "¦" } <= trial.oldRows, "seed \(seed)")
      #expect(marks.count { $0 == "·" } == trial.finished, "seed \(seed)")
    }
  }

  private struct Trial {
    var resized: EmulatedCase
    var whole = EmulatedCase(width: 0, height: 0)
    /// The number of rows that were visible at size changes.
    var oldRows = 0
    /// Whether the terminal's height increased.
    var wasRaised = false
    /// The number of finished lines.
    var finished = 0
  }

  private func trial(_ screen: RandomScreen) -> Trial {
    var (screen, renderer) = (screen, Renderer())
    var trial = Trial(
      resized: EmulatedCase(width: screen.terminal.width, height: screen.terminal.height))
    var rows = screen.rows()
    for size in 0..<3 {
      if size > 0 {
        trial.oldRows += rows.lines.count
        let height = screen.terminal.height
        screen.resize()
        trial.wasRaised = trial.wasRaised || screen.terminal.height > height
        trial.resized.steps.append(
          .size(width: screen.terminal.width, height: screen.terminal.height))
      }
      for _ in 0..<2 {
        rows = screen.rows()
        let finished = screen.finishedLines()
        trial.finished += finished.count
        trial.resized.steps.append(
          .bytes(renderer.painted(rows, below: finished, on: screen.terminal)))
        screen.change()
      }
    }
    var fresh = Renderer()
    trial.whole = EmulatedCase(width: screen.terminal.width, height: screen.terminal.height)
    trial.whole.steps = [.bytes(fresh.painted(rows, on: screen.terminal))]
    return trial
  }
}
