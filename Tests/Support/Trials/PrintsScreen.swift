import Foundation
import Platen

/// A screen whose model prints in all possible ways.
struct PrintsScreen: View {
  var body: some View {
    Button("print") { print("printed \u{1B}[31m") }
    Button("print a part") { print("part", terminator: ",") }
    Button("print operator") { _ = Just(1).print("just").sink { _ in } }
    Button("print on a thread") { onThread { print("printed on a thread") } }
    Button("print soon") { soon { print("printed soon") } }
    Button("log soon") { soon { Log.event("told soon") } }
    Button("log on a thread") { onThread { Log.event("told on a thread \u{1B}[31m") } }
    Button("log much on a thread") {
      onThread { for number in 1...1_003 { Log.event("event \(number)") } }
    }
    Button("print without end") { printWithoutEnd() }
    Button("print 10 MB") {
      for number in 1...160_000 { print("line \(number)", String(repeating: ".", count: 50)) }
    }
    Text("nothing changes").onDisappear { print("gone") }
  }

  /// Runs a closure on another thread after the current command has ended.
  private func soon(_ deed: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3, execute: deed)
  }

  /// Starts a thread that prints until the program ends.
  private func printWithoutEnd() {
    Thread.detachNewThread {
      while true { print("again") }
    }
  }
}

/// Runs a closure on another thread, and waits until it returns.
func onThread(_ body: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isDone.signal()
  }
  isDone.wait()
}
