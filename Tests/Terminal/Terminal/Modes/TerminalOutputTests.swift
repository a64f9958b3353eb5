import Foundation
import PlatenLines
import Testing

@testable import PlatenTerminal

/// The tests share the count of stops in the process.
@MainActor
@Suite(.serialized) enum StoppedTerminal {}

extension StoppedTerminal {
  @MainActor
  @Suite struct TerminalOutputTests {
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

    @Test func linesWaitForTheDrawingAfterTheContinuation() {
      let output = TerminalOutput(1) { _ in }
      var drawn: [[String]] = []
      func draw(_ text: String) {
        output.add([Line(text)])
        _ = output.drawWithLines { drawn.append($0.map(\.text)) }
      }
      TerminalOutput.stop {}
      draw("a")
      draw("b")
      output.resume()
      draw("c")
      draw("d")
      #expect(drawn == [["a", "b", "c"], ["d"]])
    }

    @Test func theLastDrawingDoesNotWaitForTheContinuation() {
      let output = TerminalOutput(1) { _ in }
      var restarts = 0
      var drawn: [[String]] = []
      func drawLast(_ text: String) {
        output.add([Line(text)])
        output.drawLast(
          restart: {
            restarts += 1
            output.resume()
          },
          { _ = output.drawWithLines { drawn.append($0.map(\.text)) } })
      }
      drawLast("a")
      #expect(restarts == 0)
      TerminalOutput.stop {}
      drawLast("b")
      #expect(restarts == 1)
      #expect(drawn == [["a"], ["b"]])
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
}
