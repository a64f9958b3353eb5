import Foundation
import PlatenLines
import Synchronization

/// The output to a terminal, on which a program draws only while it has not been stopped.
///
/// A stopped program that continues runs its overdue timers at once, often before it handles
/// SIGCONT. It would then draw relative to a cursor that the shell has moved.
@MainActor
package final class TerminalOutput {
  /// The number of times that the program was stopped or continued.
  nonisolated private static let stops = Atomic(0)
  nonisolated private static let drawing = NSRecursiveLock()

  private let descriptor: Int32
  private let send: ([UInt8]) -> Void
  /// The number of stops after which the program has started to draw.
  private var knownStops = TerminalOutput.stopCount
  /// The lines to print permanently that no drawing has printed yet.
  private var waiting: [Line] = []

  /// Creates an output.
  ///
  /// - Parameter send: A closure that writes bytes to the terminal.
  package init(_ descriptor: Int32, send: @escaping ([UInt8]) -> Void) {
    (self.descriptor, self.send) = (descriptor, send)
  }

  /// The width of the terminal in cells, and its height in rows.
  ///
  /// The size is 80 by 24 if the system reports no size.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Allows drawing after a stop, because the position of the cursor is known again.
  func resume() { knownStops = Self.stopCount }

  private static var stopCount: Int { stops.load(ordering: .sequentiallyConsistent) }

  /// Performs a drawing during which the program is not stopped.
  ///
  /// - Returns: The result of the drawing, or `nil` if the program has been stopped since
  ///   ``resume()``.
  func draw<Result>(_ work: () -> Result) -> Result? {
    Self.drawing.lock()
    defer { Self.drawing.unlock() }
    return Self.stopCount == knownStops ? work() : nil
  }

  /// Adds lines that the next drawing with lines prints permanently.
  func add(_ lines: [Line]) { waiting += lines }

  /// Performs a drawing that prints the added lines. If the program has been stopped since
  /// ``resume()``, the lines wait for the next such drawing.
  func drawWithLines<Result>(_ work: ([Line]) -> Result) -> Result? {
    draw {
      let lines = waiting
      waiting = []
      return work(lines)
    }
  }

  /// Performs the last drawings before the program ends or gives up the terminal. Unlike others, they
  /// cannot wait until the program has handled its continuation.
  ///
  /// - Parameter restart: A closure that allows drawing after a stop, which has left the cursor at an
  ///   unknown position.
  func drawLast(restart: () -> Void, _ work: () -> Void) {
    Self.drawing.lock()
    defer { Self.drawing.unlock() }
    if Self.stopCount != knownStops { restart() }
    work()
  }

  /// Writes bytes, unless the program has been stopped since ``resume()``.
  func write(_ bytes: [UInt8]) { _ = draw { send(bytes) } }

  /// Notes that the program was stopped or continued. A signal handler can call this method.
  nonisolated static func noteStop() { stops.add(1, ordering: .sequentiallyConsistent) }

  /// Stops the program between two drawings.
  ///
  /// A terminal that accepts no output for 100 milliseconds does not delay the stop.
  nonisolated static func stop(_ stop: () -> Void) {
    let hasEnded = drawing.lock(before: Date(timeIntervalSinceNow: 0.1))
    defer { if hasEnded { drawing.unlock() } }
    noteStop()
    stop()
  }
}
