import Foundation
import Platen

/// An hour of typing in a search field, with requests to a server that fails now and then.
///
/// The input is debounced, throttled and sent; requests are retried and time out. All time is that
/// of a test scheduler. `Benchmarks/` contains a link to this file, to measure it.
// Unchecked: the test scheduler runs all work on the thread that advances the time.
final class HourOfRequests: @unchecked Sendable {
  /// An event with its time.
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

  /// The time since the start.
  var elapsed: Duration { scheduler.clock.now.elapsed }

  /// The work that the scheduler has yet to run.
  var pending: [PendingWork] { scheduler.pending }

  /// Advances the time by an hour.
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

  /// Types three keys: two in quick succession, and one after a pause.
  private func type() {
    for seconds in [0, 0.15, 1] {
      scheduler.schedule(after: moment(in: seconds)) { self.send() }
    }
  }

  private func send() {
    note("key", events.count)
    keys.send(events.count)
  }

  /// A client that fails every second request, and some more, and never answers every seventh.
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
