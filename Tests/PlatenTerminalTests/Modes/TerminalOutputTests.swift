#if os(Linux)
  import Foundation
  import Testing

  @testable import PlatenTerminal

  // The tests share the count of stops in the process.
  @MainActor
  @Suite(.serialized) struct TerminalOutputTests {
    @Test func nothingIsDrawnBetweenAStopAndTheContinuation() {
      var written: [UInt8] = []
      let output = TerminalOutput(1) { written += $0 }
      #expect(output.draw { 1 } == 1)
      TerminalOutput.stop {}
      #expect(output.draw { 1 } == nil)
      output.write([1])
      output.resume()
      output.write([2])
      #expect(written == [2])
    }

    @Test func aStopWaitsForTheEndOfADrawing() async {
      let output = TerminalOutput(1) { _ in }
      var events: [String] = []
      let stopped = await withCheckedContinuation { continuation in
        let drawn: Bool? = output.draw {
          Thread.detachNewThread {
            TerminalOutput.stop {}
            continuation.resume(returning: true)
          }
          events.append("drawn")
          return true
        }
        events.append(drawn == nil ? "refused" : "ended")
      }
      #expect(stopped)
      #expect(events == ["drawn", "ended"])
      #expect(output.draw { 1 } == nil)
    }
  }
#endif
