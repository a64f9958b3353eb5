import Foundation
@_spi(Nodes) import PlatenGraph

/// Views that are made anew at the moments of a schedule, by the clock of the session.
///
///     TimelineView(.everyMinute) { context in
///       Text(context.date, style: .time)
///     }
///
/// In virtual time the moments are those that are advanced over; `wait` waits for none of them.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The moment that views are made for.
  public struct Context: Sendable {
    /// How often views are made.
    public enum Cadence: Comparable, Sendable {
      /// At all times.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }

    /// The moment: the last of the schedule that has come, or the first to come.
    public let date: Date

    /// How often views are made: `live`, since the schedule is kept as it is.
    public var cadence: Cadence { .live }
  }

  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content

  /// Views made at the moments of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  package func makeNode(in context: NodeContext) -> Node { TimelineNode(self, in: context) }
}

/// What a view in a ``TimelineView`` is told of the moment that it is made for.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  WrapperNode<TimelineView<Schedule, Content>>
{
  private let ticker = ReevaluationTimer()
  private var schedule: Schedule?
  private var moments: ScheduleIterator?

  override func evaluate() {
    let content = tracking {
      let now = EnvironmentValues(scope).now
      var moments = moments(from: now)
      let date = moments.advance(to: now)
      self.moments = moments
      return view.content(.init(date: date))
    }
    show(content)
    ticker.wait(for: nextMoment, of: self)
  }

  /// Those that are gone through already, unless the schedule is another now.
  private func moments(from now: Date) -> ScheduleIterator {
    if let moments, let schedule, Equality.areEqual(schedule, view.schedule) { return moments }
    schedule = view.schedule
    return ScheduleIterator(view.schedule.entries(from: now, mode: .normal))
  }

  override func mountedDidChange() {
    if isMounted { ticker.resume(for: nextMoment, of: self) } else { ticker.stop() }
  }

  private func nextMoment(after now: Date) -> Date? { moments?.next }
}

/// The moments of a schedule, gone through as time passes.
private struct ScheduleIterator {
  /// After so many moments in a row that are not later than the one before, there are no more: there
  /// may be such without end.
  private static let mostRepeated = 10_000
  /// In seconds: dates are not exact to the last digit.
  private static let tolerance = 1e-6

  private var current: Date?
  /// The first that has not come; `nil` after the last.
  private(set) var next: Date?
  private var rest: AnyIterator<Date>

  init(_ entries: some Sequence<Date>) {
    rest = AnyIterator(entries.makeIterator())
    next = rest.next()
  }

  /// The last moment that has come, or else the first.
  mutating func advance(to now: Date) -> Date {
    var repeated = 0
    while let date = next, current == nil || date <= now + Self.tolerance {
      repeated = date <= current ?? .distantPast ? repeated + 1 : 0
      current = date
      next = repeated < Self.mostRepeated ? rest.next() : nil
    }
    return current ?? now
  }
}
