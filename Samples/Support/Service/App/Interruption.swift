import Dispatch
import Foundation

/// The signals that request the end of a program: SIGINT, which Control-C sends, and SIGTERM.
///
/// Once an instance is created, the signals no longer end the program by themselves.
struct Interruption {
  private let signals: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (signals, continuation) = AsyncStream<Void>.makeStream()
    self.signals = signals
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield() }
      source.activate()
      return source
    }
  }

  /// Waits for a signal.
  func wait() async {
    for await _ in signals { break }
    sources.forEach { $0.cancel() }
  }
}
