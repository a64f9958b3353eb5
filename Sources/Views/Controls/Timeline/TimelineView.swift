import Foundation
@_spi(Nodes) import PlatenGraph

/// A view that updates its content at the dates of a schedule, using the session clock.
///
///     TimelineView(.everyMinute) { context in
///       Text(context.date, style: .time)
///     }
///
/// With a virtual clock, the content updates as the clock advances; `wait` does not wait for
/// updates.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The date and the cadence of an update.
  public struct Context: Sendable {
    /// The rate at which a timeline view updates its content.
    public enum Cadence: Comparable, Sendable {
      /// Continuous updates.
      case live
      /// One update per second.
      case seconds
      /// One update per minute.
      case minutes
    }

    /// The latest date of the schedule that has passed, or the first date if none has passed.
    public let date: Date

    /// The update rate: always `live`, because a timeline view skips no date of its schedule.
    public var cadence: Cadence { .live }
  }

  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content

  /// Creates a timeline view with a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  package func makeNode(in context: NodeContext) -> Node { TimelineNode(self, in: context) }
}

/// The context of an update, independent of the types of the timeline view.
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

  /// Returns the current iterator, or a new one if the schedule has changed.
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

/// An iterator that advances through the dates of a schedule as time passes.
private struct ScheduleIterator {
  /// The maximum number of consecutive dates that are not later than their predecessor. The
  /// iterator then stops, because such a sequence may be infinite.
  private static let maxRepeated = 10_000
  /// The tolerance for rounding errors in dates, in seconds.
  private static let tolerance = 1e-6

  private var current: Date?
  /// The first date that has not passed; `nil` after the last date.
  private(set) var next: Date?
  private var rest: AnyIterator<Date>

  init(_ entries: some Sequence<Date>) {
    rest = AnyIterator(entries.makeIterator())
    next = rest.next()
  }

  /// Advances to the current time and returns the latest date that has passed, or the first date if
  /// none has passed.
  mutating func advance(to now: Date) -> Date {
    var repeated = 0
    while let date = next, current == nil || date <= now + Self.tolerance {
      repeated = date <= current ?? .distantPast ? repeated + 1 : 0
      current = date
      next = repeated < Self.maxRepeated ? rest.next() : nil
    }
    return current ?? now
  }
}
