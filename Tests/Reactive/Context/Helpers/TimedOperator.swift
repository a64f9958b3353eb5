import Foundation
import PlatenContext

/// A call of an operator with a scheduler, and its source line.
struct TimedOperator: Sendable, CustomStringConvertible {
  let name: String
  let line: UInt
  let apply: @Sendable (PassthroughSubject<Int, Never>) -> AnyPublisher<String, Never>

  var description: String { name }
  var place: String { "PlatenContextTests/TimedOperator.swift:\(line)" }

  private init(
    _ name: String, _ line: UInt,
    _ apply: @escaping @Sendable (PassthroughSubject<Int, Never>) -> AnyPublisher<String, Never>
  ) {
    (self.name, self.line, self.apply) = (name, line, apply)
  }
}

extension Publisher {
  fileprivate var texts: AnyPublisher<String, Failure> { map { "\($0)" }.eraseToAnyPublisher() }
}

// The calls look the same, but use different overloads: the tests check which one the compiler
// chooses.
extension TimedOperator {
  static func all(on queue: DispatchQueue) -> [TimedOperator] {
    [
      Self("debounce", #line) { $0.debounce(for: 0.5, scheduler: queue).texts },
      Self("throttle", #line) { $0.throttle(for: 0.5, scheduler: queue, latest: true).texts },
      Self("collect", #line) { $0.collect(.byTime(queue, 0.5)).texts },
      Self("delay", #line) { $0.delay(for: 0.5, scheduler: queue).texts },
      Self("timeout", #line) { $0.timeout(0.5, scheduler: queue).texts },
      Self("measureInterval", #line) { $0.measureInterval(using: queue).map { _ in 0 }.texts },
      Self("receive", #line) { $0.receive(on: queue).texts },
      Self("subscribe", #line) { $0.subscribe(on: queue).texts },
    ]
  }

  static func all(on queue: OperationQueue) -> [TimedOperator] {
    [
      Self("debounce", #line) { $0.debounce(for: 0.5, scheduler: queue).texts },
      Self("throttle", #line) { $0.throttle(for: 0.5, scheduler: queue, latest: true).texts },
      Self("collect", #line) { $0.collect(.byTime(queue, 0.5)).texts },
      Self("delay", #line) { $0.delay(for: 0.5, scheduler: queue).texts },
      Self("timeout", #line) { $0.timeout(0.5, scheduler: queue).texts },
      Self("measureInterval", #line) { $0.measureInterval(using: queue).map { _ in 0 }.texts },
      Self("receive", #line) { $0.receive(on: queue).texts },
      Self("subscribe", #line) { $0.subscribe(on: queue).texts },
    ]
  }

  static func all(on queue: RunLoop) -> [TimedOperator] {
    nonisolated(unsafe) let queue = queue  // Schedulers are called from any thread.
    return [
      Self("debounce", #line) { $0.debounce(for: 0.5, scheduler: queue).texts },
      Self("throttle", #line) { $0.throttle(for: 0.5, scheduler: queue, latest: true).texts },
      Self("collect", #line) { $0.collect(.byTime(queue, 0.5)).texts },
      Self("delay", #line) { $0.delay(for: 0.5, scheduler: queue).texts },
      Self("timeout", #line) { $0.timeout(0.5, scheduler: queue).texts },
      Self("measureInterval", #line) { $0.measureInterval(using: queue).map { _ in 0 }.texts },
      Self("receive", #line) { $0.receive(on: queue).texts },
      Self("subscribe", #line) { $0.subscribe(on: queue).texts },
    ]
  }

  static func all(on queue: AnySchedulerOf<DispatchQueue>) -> [TimedOperator] {
    [
      Self("debounce", #line) { $0.debounce(for: 0.5, scheduler: queue).texts },
      Self("throttle", #line) { $0.throttle(for: 0.5, scheduler: queue, latest: true).texts },
      Self("collect", #line) { $0.collect(.byTime(queue, 0.5)).texts },
      Self("delay", #line) { $0.delay(for: 0.5, scheduler: queue).texts },
      Self("timeout", #line) { $0.timeout(0.5, scheduler: queue).texts },
      Self("measureInterval", #line) { $0.measureInterval(using: queue).map { _ in 0 }.texts },
      Self("receive", #line) { $0.receive(on: queue).texts },
      Self("subscribe", #line) { $0.subscribe(on: queue).texts },
    ]
  }
}
