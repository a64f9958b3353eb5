@preconcurrency import Foundation
import PlatenLines
import PlatenTerminal

/// The standard streams of the process while a screen is on the terminal.
///
/// Standard output is diverted only if it is the terminal as well: a pipe or a file receives the
/// output of the command unchanged.
@MainActor
final class DivertedStreams {
  /// The terminal to which screens are written.
  let terminal: FileDescriptor
  private let streams: [RedirectedStream]

  init() {
    var streams: [RedirectedStream] = []
    if FileDescriptor.output.isTerminal, let output = RedirectedStream(.output) {
      // Otherwise, the first output would determine the buffering, which could be to a pipe.
      setvbuf(stdout, nil, _IOLBF, 0)
      streams.append(output)
    }
    if let error = RedirectedStream(.error) {
      terminal = error.original
      StandardError.wasDiverted(
        to: (error.reading.number, error.writing.number), from: error.original.number)
      streams.append(error)
    } else {
      terminal = .error
    }
    self.streams = streams
    restore()
  }

  /// Diverts the streams.
  ///
  /// - Parameter onText: A closure that is called on another thread when text arrives.
  func divert(onText: @escaping @Sendable () -> Void) {
    for stream in streams {
      stream.divert()
      stream.announce(onText)
    }
  }

  /// Lets the streams write to the terminal again.
  func restore() { for stream in streams { stream.restore() } }

  /// Removes and returns the lines that were written meanwhile.
  func lines() -> [Line] {
    fflush(nil)
    return streams.compactMap { $0.take(atEnd: true)?.text }.flatMap { Line.lines(of: $0) }
  }
}
