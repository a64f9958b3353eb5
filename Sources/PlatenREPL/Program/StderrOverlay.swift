#if Terminal && os(Linux)
  import Foundation
  import Platen
  import PlatenTerminal

  /// What is written beside the transcript while a prompt is asked at: events and prints where they
  /// are shown, and standard error, which would stand in the midst of the screen. It goes above the
  /// screen as it comes, in whole lines.
  @MainActor
  final class StderrOverlay {
    private let output: TranscriptOutput
    private let showEvents: () -> Void
    private let errors: RedirectedStream?
    private var willShowEvents = false

    /// - Parameter showEvents: Shows what is printed and told, if that is asked for.
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

    /// Has events be shown as they come, if they are shown.
    func follow(_ options: inout CommandInterpreter.Options) {
      guard options.showsLog else { return }
      let earlier = options.onEvent
      options.onEvent = { [unowned self] line in
        earlier?(line)
        showEventsSoon()
      }
    }

    /// Shows the whole lines of standard error; at the end the rest of a line, too.
    func showErrors(atEnd: Bool = false) {
      guard let taken = errors?.take(atEnd: atEnd) else { return }
      if taken.droppedLines > 0 {
        output.write(Line("… \(taken.droppedLines) lines dropped"))
      }
      for line in Line.lines(of: taken.text) { output.write(line) }
    }

    /// Shows events at most sixty times a second.
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
#endif
