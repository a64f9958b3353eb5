import Dispatch
import Foundation

/// The signals that ask a program to end: SIGINT, as Control-C sends it, and SIGTERM.
///
/// From when it is made they do not end the program by themselves.
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

  /// Returns when one has come.
  func wait() async {
    for await _ in signals { break }
    sources.forEach { $0.cancel() }
  }
}
