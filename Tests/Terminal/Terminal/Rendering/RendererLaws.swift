import Platen
import PlatenTestSupport
import Testing

@testable import PlatenTerminal

/// Laws about the emulator's output for random screens.
@Suite struct RendererLaws {
  private let sequences = Seeds.first(300)

  @Test func anUpdatedTerminalMatchesANewRendering() async throws {
    for start in stride(from: 0, to: sequences.count, by: 500) {
      let batch = sequences.dropFirst(start).prefix(500)
      try await expectEqual(
        batch.map { ($0, pair(RandomScreen(seed: $0, reflow: .none), $0)) }, in: .pyte)
    }
  }

  @Test func anUpdatedTmuxScreenMatchesANewRendering() async throws {
    let pairs = [(20, 6), (40, 10), (100, 30)].flatMap { size in
      sequences.prefix(30).map {
        ($0, pair(RandomScreen(seed: $0, size: size, reflow: .cells), $0))
      }
    }
    try await expectEqual(pairs, in: .tmux)
  }

  @Test func renderingUnchangedContentWritesNothing() {
    for seed in sequences.prefix(100) {
      var (screen, renderer) = (RandomScreen(seed: seed, reflow: .none), Renderer())
      for _ in 0..<4 {
        screen.change()
        let rows = screen.rows()
        _ = renderer.painted(rows, below: screen.finishedLines(), on: screen.terminal)
        #expect(renderer.painted(rows, on: screen.terminal) == [], "seed \(seed)")
      }
    }
  }

  /// Returns a case with incremental updates, and one that paints the final screen at once.
  private func pair(_ screen: RandomScreen, _ seed: UInt64) -> (EmulatedCase, EmulatedCase) {
    var (screen, renderer) = (screen, Renderer())
    let terminal = screen.terminal
    var updated = EmulatedCase(width: terminal.width, height: terminal.height)
    var rows = screen.rows()
    var all: [Line] = []
    for _ in 0...(seed % 6) {
      let finished = screen.finishedLines()
      all += finished
      updated.steps.append(.bytes(renderer.painted(rows, below: finished, on: terminal)))
      screen.change()
      rows = screen.rows()
    }
    updated.steps.append(.bytes(renderer.painted(rows, on: terminal)))
    var whole = EmulatedCase(width: terminal.width, height: terminal.height)
    var fresh = Renderer()
    whole.steps = [.bytes(fresh.painted(rows, below: all, on: terminal))]
    return (updated, whole)
  }

  private func expectEqual(
    _ pairs: [(UInt64, (EmulatedCase, EmulatedCase))], in emulator: EmulatorProgram
  ) async throws {
    let screens = try await emulator.screens(of: pairs.flatMap { [$0.1.0, $0.1.1] })
    for (index, (seed, pair)) in pairs.enumerated() {
      let (updated, whole) = (screens[2 * index], screens[2 * index + 1])
      #expect(updated.difference(from: whole) == nil, "seed \(seed)")
      #expect(updated.cursor[1] < pair.0.width, "seed \(seed)")
      #expect(updated.top >= whole.top, "seed \(seed)")
    }
  }
}
