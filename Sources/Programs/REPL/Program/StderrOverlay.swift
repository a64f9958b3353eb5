import Foundation
import Platen
import PlatenTerminal

/// An overlay that shows log events, prints, and standard error above the screen while the prompt
/// is active.
///
/// Without this redirection, standard error would appear in the middle of the screen. The overlay
/// shows the output in complete lines as the output arrives.
@MainActor
final class StderrOverlay {
  private let output: TranscriptOutput
  private let showEvents: () -> Void
  private let errors: RedirectedStream?
  private var willShowEvents = false

  /// Creates an overlay that observes prints and events. If standard error is a terminal, the
  /// overlay observes standard error as well.
  ///
  /// - Parameter showEvents: A closure that shows new prints and events, if the options include
  ///   the log.
  init(_ output: TranscriptOutput, _ prints: PrintCapture?, showEvents: @escaping () -> Void) {
    self.output = output
    self.showEvents = showEvents
    errors = FileDescriptor.error.isTerminal ? RedirectedStream(.error, resting: 0.1) : nil
    prints?.announce { MainQueue.enqueue { self.showEventsSoon() } }
    Log.announceStray { MainQueue.enqueue { self.showEventsSoon() } }
    guard let errors else { return }
    let pipe = (reading: errors.reading.number, writing: errors.writing.number)
    StandardError.wasDiverted(to: pipe, from: errors.original.number)
    errors.announce { MainQueue.enqueue { self.showErrors() } }
  }

  /// Shows events as they occur, if the options include the log.
  func follow(_ options: inout CommandInterpreter.Options) {
    guard options.showsLog else { return }
    let earlier = options.onEvent
    options.onEvent = { [unowned self] line in
      earlier?(line)
      showEventsSoon()
    }
  }

  /// Shows the complete lines of standard error. At the end of the program, an incomplete line is
  /// shown as well.
  func showErrors(atEnd: Bool = false) {
    guard let taken = errors?.take(atEnd: atEnd) else { return }
    if taken.droppedLines > 0 {
      output.write(Line("… \(taken.droppedLines) lines dropped"))
    }
    for line in Line.lines(of: taken.text) { output.write(line) }
  }

  /// Shows events, at most 60 times per second.
  private func showEventsSoon() {
    if willShowEvents { return }
    willShowEvents = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(16)) {
      MainActor.assumeIsolated {
        self.willShowEvents = false
        self.showEvents()
      }
    }
  }
}
