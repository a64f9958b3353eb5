import Dispatch
import Platen

/// Decides when a terminal is painted: at once when a person waits for an answer, otherwise at most
/// once in each interval, so that a screen which changes often leaves time for keys.
@MainActor
final class PaintScheduler {
  private enum State: Equatable {
    case idle
    /// A timer will request a painting; earlier timers are obsolete.
    case scheduled(at: Time)
    /// A painting is under way; changes that it causes are painted after it.
    case painting(isRequestedAgain: Bool)
  }

  private typealias Time = DispatchQueue.SchedulerTimeType

  private var state = State.idle
  /// The earliest time of the next requested painting; `nil` while a person waits for it.
  private var deadline: Time?
  private let interval: Time.Stride
  private let scheduler: AnySchedulerOf<DispatchQueue>
  /// Brings everything up to date that is painted; requests that it causes are dropped.
  var prepare: @MainActor () -> Void = {}
  /// Paints what differs, below lines that are finished, and returns whether anything did.
  var paint: @MainActor (_ finished: [Line]) -> Bool = { _ in false }

  /// - Parameter interval: The least time between two paintings that nobody waits for.
  init(interval: Duration, on scheduler: AnySchedulerOf<DispatchQueue>) {
    self.interval = .nanoseconds(Int(interval / .nanoseconds(1)))
    self.scheduler = scheduler
  }

  /// Requests a painting, now or at the deadline.
  func request() {
    if case .painting = state { return state = .painting(isRequestedAgain: true) }
    guard let deadline, deadline > scheduler.now else { return paintNow() }
    if state == .idle { schedule(at: deadline) }
  }

  private func schedule(at deadline: Time) {
    state = .scheduled(at: deadline)
    scheduler.schedule(after: deadline) { [weak self] in
      MainActor.assumeIsolated { self?.timerFired(at: deadline) }
    }
  }

  private func timerFired(at deadline: Time) {
    guard state == .scheduled(at: deadline) else { return }
    state = .idle
    request()
  }

  /// Paints without delay.
  ///
  /// - Parameter finished: Lines that stay above what is painted from now on. A person waits for what
  ///   follows them.
  func paintNow(below finished: [Line] = []) {
    state = .painting(isRequestedAgain: false)
    prepare()
    state = .painting(isRequestedAgain: false)
    let hasPainted = paint(finished)
    let isRequestedAgain = state == .painting(isRequestedAgain: true)
    state = .idle
    let isAwaited = hasPainted ? !finished.isEmpty : deadline == nil
    deadline = isAwaited ? nil : scheduler.now.advanced(by: interval)
    if isRequestedAgain { request() }
  }
}
