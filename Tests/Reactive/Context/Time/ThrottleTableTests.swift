import Foundation
import PlatenContext
import Testing

@testable import class PlatenTime.VirtualClock

/// Tests of `throttle` on a queue in virtual time.
@Suite struct ThrottleTableTests {
  private final class Model: ObservableObject {
    @Published var value = -1
  }

  /// Returns the output for −1 at 0 s, and 1…6 at 0.1, 0.2, 0.6, 0.7, 0.9 and 1.2 s.
  private func values(on queue: DispatchQueue, latest: Bool) -> [String] {
    let (clock, trace, model) = (VirtualClock(), Trace(), Model())
    SessionContext(clock: clock).perform {
      let subscription = model.$value.throttle(for: 0.5, scheduler: queue, latest: latest)
        .sink { trace.add("\($0) at \(clock.now.elapsed.text)") }
      for (value, milliseconds) in zip(1...6, [100, 200, 600, 700, 900, 1_200]) {
        clock.advance(to: .milliseconds(milliseconds))
        model.value = value
      }
      clock.advance(to: .seconds(3))
      subscription.cancel()
    }
    return trace.lines
  }

  @Test(arguments: [DispatchQueue.main, .global(), DispatchQueue(label: "a background queue")])
  func throttleSendsTheLatestValueOfEachInterval(queue: DispatchQueue) {
    #expect(values(on: queue, latest: true) == ["-1 at 0s", "2 at 0.5s", "5 at 1s", "6 at 1.5s"])
  }

  @Test(arguments: [DispatchQueue.main, .global(), DispatchQueue(label: "a background queue")])
  func throttleSendsTheFirstValueOfEachInterval(queue: DispatchQueue) {
    #expect(values(on: queue, latest: false) == ["-1 at 0s", "1 at 0.5s", "3 at 1s", "6 at 1.5s"])
  }
}
