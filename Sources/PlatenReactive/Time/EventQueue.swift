/// The scheduled work of a clock, ordered by due time and, within an instant, by position.
struct EventQueue {
  /// The due time of an item, and its position among items at the same instant.
  struct Key: Hashable, Comparable {
    let due: Duration
    let position: ArrivalPosition
    let number: UInt64

    static func < (a: Key, b: Key) -> Bool {
      (a.due, a.position, a.number) < (b.due, b.position, b.number)
    }
  }

  struct Item {
    let key: Key
    let label: WorkLabel
    /// The work that scheduled the item, if changes are attributed to that work. If `nil`, changes
    /// are attributed to the item.
    let cause: WorkLabel?
    /// Whether the item is repeating work, which waits ignore.
    let isRepeating: Bool
    /// Whether the action runs a job of a task.
    let isJob: Bool
    let action: Action
    /// A closure that runs if the clock is closed before the item runs.
    let giveUp: Action?
  }

  private(set) var items: [Item] = []
  /// The number of the last added item.
  private(set) var lastNumber: UInt64 = 0

  var nextDue: Duration? { items.first?.key.due }
  /// Whether jobs of tasks are scheduled, so that tasks resume only when time passes.
  var hasJobs: Bool { items.contains(where: \.isJob) }

  /// Adds an item, and returns its key.
  ///
  /// - Complexity: O(log *n*) comparisons, and O(*n*) moves of later items.
  mutating func add(
    _ label: WorkLabel, by cause: WorkLabel?, due: Duration, position: ArrivalPosition?,
    isRepeating: Bool, isJob: Bool = false, action: Action, giveUp: Action?
  ) -> Key {
    lastNumber += 1
    let key = Key(due: due, position: position ?? .last, number: lastNumber)
    let item = Item(
      key: key, label: label, cause: cause, isRepeating: isRepeating, isJob: isJob, action: action,
      giveUp: giveUp)
    items.insert(item, at: self.position(of: key))
    return key
  }

  /// Removes and returns an item, or returns `nil` if it is no longer in the queue.
  @discardableResult
  mutating func remove(_ key: Key) -> Item? {
    let position = position(of: key)
    guard position < items.count, items[position].key == key else { return nil }
    return items.remove(at: position)
  }

  /// Removes and returns the first item that is due by an instant and whose number does not exceed
  /// a limit.
  mutating func popFirst(dueBy moment: Duration, upTo number: UInt64 = .max) -> Item? {
    guard
      let position = items.firstIndex(where: { $0.key.due > moment || $0.key.number <= number }),
      items[position].key.due <= moment
    else { return nil }
    return items.remove(at: position)
  }

  private func position(of key: Key) -> Int {
    // Searching by index avoids copies of the items.
    items.indices.partitioningIndex { items[$0].key >= key }
  }
}

/// A closure that a Combine operator passes to a scheduler.
// Unchecked: Combine declares these closures without `@Sendable` but allows schedulers to run them
// on any thread; the operators guard the captured state.
package struct Action: @unchecked Sendable {
  package let run: () -> Void

  package init(_ run: @escaping () -> Void) { self.run = run }
}
