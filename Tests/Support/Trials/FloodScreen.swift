import Foundation
import Platen

/// A screen that changes 10,000 times a second, each time in a separate turn.
///
/// As an option, every thousandth change is also reported in all available ways.
struct FloodScreen: View {
  @MainActor private final class Model: ObservableObject {
    @Published private(set) var counts = Array(repeating: 0, count: 10)
    @Published private(set) var summary = "no flood yet"

    /// A character that differs after each change.
    var sign: String {
      Unicode.Scalar(0x4E00 + UInt32(counts.reduce(0, +) % 20_000)).map { String($0) } ?? ""
    }

    func begin(seconds: Int, telling: Bool) {
      let start = ContinuousClock.now
      let last = seconds * 10_000
      summary = "rising"
      Thread.detachNewThread {
        for number in 1...last {
          Self.wait(until: start + .microseconds(100 * number))
          MainQueue.enqueue { self.change(number, telling: telling) }
        }
        MainQueue.enqueue { self.summary = "\(last) changes in \(start.duration(to: .now))" }
      }
    }

    private func change(_ number: Int, telling: Bool) {
      counts[number % counts.count] += 1
      guard telling, number.isMultiple(of: 1000) else { return }
      print("printed at \(number)")
      Log.event("told at \(number)")
      FileHandle.standardError.write(Data("written at \(number)\n".utf8))
    }

    private nonisolated static func wait(until moment: ContinuousClock.Instant) {
      let rest = ContinuousClock.now.duration(to: moment)
      if rest > .zero { Thread.sleep(forTimeInterval: rest / .seconds(1)) }
    }
  }

  @StateObject private var model = Model()

  var body: some View {
    ForEach(0..<10) { Text("count \($0): \(model.counts[$0])") }
    Text(model.sign)
    Text(model.summary)
    Button("a second") { model.begin(seconds: 1, telling: false) }
    Button("a second, told") { model.begin(seconds: 1, telling: true) }
    Button("ten seconds") { model.begin(seconds: 10, telling: false) }
  }
}
