import Foundation
import Platen

/// An hour of typing, of which a server hears that fails now and then: what is typed settles, is
/// thinned out, asked for, tried again and given up, on the clock of a test's scheduler.
///
/// `Benchmarks/` measures it by a link to this file.
// Unchecked: a test's scheduler does everything on the thread that lets the hour pass.
final class HourOfRequests: @unchecked Sendable {
  /// What happened, and when.
  struct Event: Hashable {
    let moment: Duration
    let name: String
    let value: Int
  }

  private(set) var events: [Event] = []
  private let scheduler = DispatchQueue.test
  private let keys = PassthroughSubject<Int, Never>()
  private var requests = 0
  private var subscriptions: Set<AnyCancellable> = []

  /// The time that has passed.
  var elapsed: Duration { scheduler.clock.now.elapsed }

  /// What is still to come.
  var pending: [PendingWork] { scheduler.pending }

  /// Lets the hour pass.
  func run() {
    let client = client
    keys.debounce(for: .milliseconds(300), scheduler: scheduler)
      .handleEvents(receiveOutput: { self.note("settled", $0) })
      .throttle(for: .seconds(20), scheduler: scheduler, latest: true)
      .map { [scheduler] key in
        client.responsePublisher(for: RemoteRequest(.get, at: "http://h", path: ["\(key)"]))
          .map(\.status)
          .timeout(.seconds(25), scheduler: scheduler) { RemoteError(.interrupted) }
          .catch { _ in Just(0) }
      }
      .switchToLatest()
      .sink { self.note("answer", $0) }
      .store(in: &subscriptions)
    scheduler.schedule(after: moment(in: 10), interval: .seconds(120)) { self.type() }
      .store(in: &subscriptions)
    scheduler.advance(by: .seconds(3_600))
    subscriptions = []
  }

  private func moment(in seconds: Double) -> DispatchQueue.SchedulerTimeType {
    scheduler.now.advanced(by: .seconds(seconds))
  }

  private func note(_ name: String, _ value: Int) {
    events.append(Event(moment: elapsed, name: name, value: value))
  }

  /// Types three keys: two soon after each other, and one after a pause.
  private func type() {
    for seconds in [0, 0.15, 1] {
      scheduler.schedule(after: moment(in: seconds)) { self.send() }
    }
  }

  private func send() {
    note("key", events.count)
    keys.send(events.count)
  }

  /// Asks a server of which each second answer is an error, some more are, and each seventh never
  /// comes.
  private var client: RemoteClient {
    let scheduler = scheduler.eraseToAnyScheduler()
    return RemoteClient(on: scheduler) { _ in
      self.requests += 1
      self.note("request", self.requests)
      if self.requests.isMultiple(of: 7) { return .never }
      let isError = self.requests.isMultiple(of: 2) || self.requests % 24 > 18
      return .response(
        RemoteResponse(status: isError ? 503 : 200), after: .milliseconds(80 + self.requests % 5))
    }
    .timingOut(after: .seconds(5), scheduler: scheduler)
    .retrying(
      RetrySchedule(delays: [.seconds(1), .seconds(2), .seconds(4)]) { _ in true },
      scheduler: scheduler)
  }
}
