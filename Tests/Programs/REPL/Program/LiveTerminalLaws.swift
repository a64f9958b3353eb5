import Foundation
import PlatenTestProcesses
import PlatenTestSupport
import Testing

/// Laws about the emulator's screen while a user types random keys in the gallery.
@Suite struct LiveTerminalLaws {
  @Test(arguments: ["pyte", "tmux"])
  func theLiveScreenEqualsAFreshRendering(emulator: String) async throws {
    let driver = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../Support/Emulators/live_terminal.py").standardizedFileURL.path
    let seeds = Array(Seeds.first(8))
    // Batches of 100 keep each emulator process within its time limit.
    for start in stride(from: 0, to: seeds.count, by: 100) {
      let count = min(100, seeds.count - start)
      let finished = try await ChildProcess.run(
        "/usr/bin/python3", [driver, emulator, Product.gallery.path, "\(start)", "\(count)"])
      #expect(finished.status == 0, "\(finished.errors)")
      #expect(finished.output == "")
    }
  }
}
