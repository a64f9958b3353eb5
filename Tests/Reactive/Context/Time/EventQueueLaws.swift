import PlatenContext
import PlatenTestSupport
import Testing

@testable import struct PlatenTime.EventQueue
@testable import class PlatenTime.VirtualClock

/// Laws that compare a clock with a naive model, which searches a list from its beginning.
@Suite struct EventQueueLaws {
  /// A random step, and its effect.
  private enum Step {
    case schedule(after: Int)
    case cancel(Int)
    case advance(Int)

    static func random(using random: inout SeededGenerator) -> Step {
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2: .schedule(after: Int.random(in: -2...9, using: &random))
      case 3: .cancel(Int.random(in: 0..<40, using: &random))
      default: .advance(Int.random(in: 0...4, using: &random))
      }
    }
  }

  /// The naive clock: all work ever scheduled, with its due times.
  private struct Model {
    private(set) var trace: [String] = []
    private var now = 0
    private var dues: [Int?] = []

    /// Performs a step. Work `n` schedules further work if `n` is a multiple of 3.
    mutating func play(_ step: Step) {
      switch step {
      case .schedule(let delay): dues.append(max(now, now + delay))
      case .cancel(let number): if dues.indices.contains(number) { dues[number] = nil }
      case .advance(let time):
        let limit = now + time
        while let next = dues.compactMap(\.self).min(), next <= limit {
          now = max(now, next)
          let number = dues.firstIndex(of: next)!
          dues[number] = nil
          trace.append("\(number) at \(now)")
          if number.isMultiple(of: 3) { dues.append(now + number % 4) }
        }
        now = limit
      }
    }
  }

  private final class Subject {
    let clock = VirtualClock()
    private(set) var trace: [String] = []
    private var keys: [EventQueue.Key?] = []

    func play(_ step: Step) {
      switch step {
      case .schedule(let delay): schedule(after: delay)
      case .cancel(let number): if keys.indices.contains(number) { keys[number].map(clock.cancel) }
      case .advance(let time): clock.advance(to: clock.now.elapsed + .seconds(time))
      }
    }

    private func schedule(after delay: Int) {
      let number = keys.count
      keys.append(
        clock.schedule(
          WorkLabel("work"), due: clock.now.elapsed + .seconds(delay),
          Action { [unowned self] in
            trace.append("\(number) at \(clock.now.elapsed.components.seconds)")
            if number.isMultiple(of: 3) { schedule(after: number % 4) }
          }))
    }
  }

  @Test(arguments: Seeds.first(200))
  func workDueAtTheSameInstantRunsInSchedulingOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    let subject = Subject()
    for _ in 0..<40 {
      let step = Step.random(using: &random)
      model.play(step)
      subject.play(step)
      #expect(subject.trace == model.trace)
    }
  }
}
