import Dispatch
import Foundation
import PlatenContext

// These overloads have fewer default arguments than those of Dispatch, so they take precedence.

extension DispatchQueue {
  /// Runs a closure on this queue; in a session, `wait` waits for it.
  ///
  /// In virtual time, a closure that a background thread sends to the main queue runs at the next
  /// instant of the session clock.
  public func async(
    file: String = #fileID, line: Int = #line,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    SessionTime.async(on: self, from: "\(file):\(line)", work)
  }

  /// Runs a closure on this queue after a delay; in a session, the session clock measures the delay.
  public func asyncAfter(
    deadline: DispatchTime, file: String = #fileID,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let deadline = SessionTime.sessionTime(of: deadline)
    SessionTime.async(on: self, at: deadline, from: file, work)
  }
}

extension SessionTime {
  /// Runs a closure on a queue.
  public static func async(
    on queue: DispatchQueue, group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], from place: String?, _ work: @escaping @Sendable () -> Void
  ) {
    guard let session = SessionQueue(queue, qos: qos, flags: flags) else {
      return queue.async(group: group, qos: qos, flags: flags, execute: work)
    }
    group?.enter()
    session.async(WorkLabel("block", place: place)) {
      work()
      group?.leave()
    }
  }

  /// Runs a work item on a queue, unless it is canceled before.
  public static func async(
    on queue: DispatchQueue, from place: String?, _ work: DispatchWorkItem
  ) {
    if SessionContext.current.clock == nil { return queue.async(execute: work) }
    async(on: queue, from: place, closure(of: work))
  }

  /// Runs a closure on a queue after the duration between two times of Dispatch.
  public static func async(
    on queue: DispatchQueue, at deadline: DispatchTime,
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], from place: String?,
    _ work: @escaping @Sendable () -> Void
  ) {
    guard let session = SessionQueue(queue, qos: qos, flags: flags) else {
      return queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }
    let delay = deadline.nanoseconds(since: dispatchTime)
    session.async(WorkLabel("asyncAfter", place: place), after: .nanoseconds(delay), work)
  }

  /// Runs a work item on a queue after a time of Dispatch, unless it is canceled before.
  public static func async(
    on queue: DispatchQueue, at deadline: DispatchTime, from place: String?,
    _ work: DispatchWorkItem
  ) {
    if SessionContext.current.clock == nil {
      return queue.asyncAfter(deadline: deadline, execute: work)
    }
    async(on: queue, at: deadline, from: place, closure(of: work))
  }

  /// Runs a closure on an operation queue.
  public static func addOperation(
    to queue: OperationQueue, from place: String?, _ work: @escaping @Sendable () -> Void
  ) {
    guard let session = SessionQueue(queue) else { return queue.addOperation(work) }
    session.async(WorkLabel("operation", place: place), work)
  }

  /// Runs a closure on a run loop.
  public static func perform(
    on loop: RunLoop, in modes: [RunLoop.Mode], from place: String?,
    _ work: @escaping @Sendable () -> Void
  ) {
    guard loop.isMain, let session = SessionQueue(DispatchQueue.main) else {
      return loop.perform(inModes: modes, block: work)
    }
    session.async(WorkLabel("perform", place: place), work)
  }

  private static func closure(of work: DispatchWorkItem) -> @Sendable () -> Void {
    // Work items can be used from any thread, but Dispatch does not declare it on Linux.
    nonisolated(unsafe) let work = work
    // A canceled item does nothing, but it completes, so that groups and waits continue.
    return { work.perform() }
  }
}
