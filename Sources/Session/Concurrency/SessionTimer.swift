import Foundation
import PlatenContext

/// A timer of the main run loop that a session clock fires.
final class SessionTimer: Sendable {
  private static let all = Locked<[ObjectIdentifier: SessionTimer]>([:])

  // Unsafe: Foundation requires that a timer of the main run loop is used only on the main queue, where
  // the session clock fires it. A clock that is closed elsewhere only invalidates it, which Foundation
  // synchronizes.
  private nonisolated(unsafe) let timer: Timer
  private let clock: VirtualClock
  private let context = SessionContext.current
  private let label: WorkLabel
  /// The action that cancels the next firing.
  private let firing = Locked<Action?>(nil)

  private init(_ timer: Timer, on clock: VirtualClock, _ label: WorkLabel) {
    (self.timer, self.clock, self.label) = (timer, clock, label)
  }

  static func start(_ timer: Timer, on clock: VirtualClock, _ label: WorkLabel) {
    if !timer.isValid || started(timer) != nil { return }
    let started = SessionTimer(timer, on: clock, label)
    all.withLock { $0[ObjectIdentifier(timer)] = started }
    started.schedule()
  }

  static func started(_ timer: Timer) -> SessionTimer? {
    all.withLock { $0[ObjectIdentifier(timer)] }
  }

  private var isRepeating: Bool { timer.timeInterval > 0 }

  /// Schedules the next firing in place of the one that is scheduled.
  func schedule() {
    let next = clock.schedule(
      label, at: timer.fireDate, isRepeating: isRepeating,
      Action { [self] in fire() }, giveUp: Action { [self] in invalidate() })
    replaceFiring(with: Action(next.cancel))
  }

  private func replaceFiring(with cancel: Action?) {
    firing.withLock { firing in
      defer { firing = cancel }
      return firing
    }?.run()
  }

  private func fire() {
    guard timer.isValid else { return end() }
    if isRepeating {
      timer.fireDate = nextDate
      schedule()
    }
    context.perform { timer.fire() }
    endIfInvalid()
  }

  func endIfInvalid() {
    if !timer.isValid { end() }
  }

  /// The next date of a repeating timer, which skips the dates that have passed.
  private var nextDate: Date {
    let interval = timer.timeInterval
    let missed = (clock.date.timeIntervalSince(timer.fireDate) / interval + 1e-6).rounded(.down)
    return timer.fireDate.addingTimeInterval((max(missed, 0) + 1) * interval)
  }

  func invalidate() {
    timer.invalidate()
    end()
  }

  /// Removes the timer and its next firing.
  private func end() {
    Self.all.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(timer)) }
    replaceFiring(with: nil)
  }
}

extension SessionTime {
  /// Starts a timer on a run loop.
  public static func start(
    _ timer: Timer, on loop: RunLoop, in mode: RunLoop.Mode, from place: String?
  ) {
    guard let clock = SessionContext.current.clock, loop.isMain else {
      return loop.add(timer, forMode: mode)
    }
    SessionTimer.start(timer, on: clock, WorkLabel("timer", place: place))
  }

  /// Returns the date at which a timer fires next.
  public static func fireDate(of timer: Timer) -> Date { timer.fireDate }

  /// Changes the date at which a timer fires next.
  public static func setFireDate(of timer: Timer, to date: Date) {
    timer.fireDate = date
    SessionTimer.started(timer)?.schedule()
  }

  /// Fires a timer immediately, which stops a timer that does not repeat.
  public static func fire(_ timer: Timer) {
    timer.fire()
    SessionTimer.started(timer)?.endIfInvalid()
  }

  /// Stops a timer.
  public static func invalidate(_ timer: Timer) {
    timer.invalidate()
    SessionTimer.started(timer)?.invalidate()
  }
}
