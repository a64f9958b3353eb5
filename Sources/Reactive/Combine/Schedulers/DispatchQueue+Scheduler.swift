import Dispatch

extension DispatchQueue: SystemScheduler {
  /// A point in time on a dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as a `DispatchTime`.
    public var dispatchTime: DispatchTime

    /// Creates a point in time from a dispatch time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let start = dispatchTime.rawValue
      let end = other.dispatchTime.rawValue
      guard let length = Int(exactly: max(start, end) - min(start, end)) else {
        return Stride(.never)
      }
      return .nanoseconds(end < start ? -length : length)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(n.magnitude == .max ? .distantFuture : dispatchTime + n.timeInterval)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime == rhs.dispatchTime }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime < rhs.dispatchTime }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self.init(try DispatchTime(uptimeNanoseconds: container.decode(UInt64.self)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// The interval between two points in time on a dispatch queue.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The length of the interval, in nanoseconds.
      public var magnitude: Int

      private enum CodingKeys: String, CodingKey {
        case magnitude = "_nanoseconds"
      }

      /// The interval as a `DispatchTimeInterval` of nanoseconds.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates an interval from a dispatch interval. For `never`, the result has the maximum
      /// length.
      public init(_ timeInterval: DispatchTimeInterval) {
        self =
          switch timeInterval {
          case .seconds(let s): .seconds(s)
          case .milliseconds(let ms): .milliseconds(ms)
          case .microseconds(let us): .microseconds(us)
          case .nanoseconds(let ns): .nanoseconds(ns)
          case .never: .nanoseconds(.max)
          }
      }

      /// Creates an interval from a floating-point number of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates an interval from an integer literal, in seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates an interval of a whole number of seconds, or returns `nil` if the number does not
      /// fit in an `Int`.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = s * 1e9
        if nanoseconds >= Double(Int.max) { return .nanoseconds(.max) }
        return .nanoseconds(nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds))
      }

      public static func seconds(_ s: Int) -> Stride { clamped(s, times: 1_000_000_000) }
      public static func milliseconds(_ ms: Int) -> Stride { clamped(ms, times: 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { clamped(us, times: 1_000) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }

      private static func clamped(_ number: Int, times unit: Int) -> Stride {
        let (product, overflows) = number.multipliedReportingOverflow(by: unit)
        return Stride(magnitude: overflows ? (number > 0 ? .max : .min) : product)
      }

      private init(magnitude: Int) { self.magnitude = magnitude }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude + rhs.magnitude)
      }
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude - rhs.magnitude)
      }
      /// Always returns zero, as in Combine: the product of two intervals is not an interval.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(0) }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
  }

  /// The scheduling options of a dispatch queue.
  public struct SchedulerOptions {
    /// The quality-of-service class of the work.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The dispatch group that contains the work; `nil` for no group.
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  package var system: SystemDispatchQueue { SystemDispatchQueue(queue: self) }
}

/// A dispatch queue as a scheduler that ignores sessions.
package struct SystemDispatchQueue: Scheduler {
  let queue: DispatchQueue

  package var now: DispatchQueue.SchedulerTimeType { .init(.now()) }
  package var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { 0 }

  package func schedule(
    options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    guard let options else { return queue.async(execute: sendable(action)) }
    queue.async(
      group: options.group, qos: options.qos, flags: options.flags, execute: sendable(action))
  }

  package func schedule(
    after date: DispatchQueue.SchedulerTimeType,
    tolerance: DispatchQueue.SchedulerTimeType.Stride,
    options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    queue.asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
      execute: sendable(action))
  }

  package func schedule(
    after date: DispatchQueue.SchedulerTimeType,
    interval: DispatchQueue.SchedulerTimeType.Stride,
    tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(
      every: interval, from: date.dispatchTime, tolerance: tolerance, options: options, action)
  }

  func repeating(
    every interval: DispatchQueue.SchedulerTimeType.Stride, from time: DispatchTime,
    tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler(
      qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], handler: sendable(action))
    timer.schedule(
      deadline: time, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
