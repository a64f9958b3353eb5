/// The scheduled work of a clock, ordered by due time and, within an instant, by position.
///
/// - Complexity: The cost of each operation does not depend on the number of items, except for
///   O(log *n*) comparisons.
package struct EventQueue {
  /// The identity of an item. Keys are ordered by the time of scheduling.
  package struct Key: Hashable, Comparable {
    let number: UInt64
    fileprivate let slot: Int

    package static func < (a: Key, b: Key) -> Bool { a.number < b.number }
  }

  package struct Item: Comparable {
    let key: Key
    let due: Duration
    /// The position among items that are due at the same instant.
    let position: ArrivalPosition
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

    package static func < (a: Item, b: Item) -> Bool {
      if a.due != b.due { return a.due < b.due }
      return a.position == b.position ? a.key < b.key : a.position < b.position
    }

    package static func == (a: Item, b: Item) -> Bool { a.key == b.key }
  }

  private var queue = PriorityQueue<Item>()
  /// The number of the last added item.
  private(set) var lastNumber: UInt64 = 0
  private var jobCount = 0
  private var waitCount = 0

  /// The items in the order in which they run.
  var items: [Item] { queue.sorted }
  var nextDue: Duration? { queue.first?.due }
  /// Whether jobs of tasks are scheduled, so that tasks resume only when time passes.
  var hasJobs: Bool { jobCount > 0 }
  /// Whether there is work that waits do not ignore.
  var isAwaited: Bool { waitCount > 0 }
  /// The due time of the first item that waits do not ignore.
  var nextAwaitedDue: Duration? {
    queue.firstSlot { !$0.isRepeating }.flatMap { queue[$0]?.due }
  }

  /// Adds an item, and returns its key.
  mutating func add(
    _ label: WorkLabel, by cause: WorkLabel?, due: Duration, position: ArrivalPosition?,
    isRepeating: Bool, isJob: Bool = false, action: Action, giveUp: Action?
  ) -> Key {
    lastNumber += 1
    let key = Key(number: lastNumber, slot: queue.nextSlot)
    let item = Item(
      key: key, due: due, position: position ?? .last, label: label, cause: cause,
      isRepeating: isRepeating, isJob: isJob, action: action, giveUp: giveUp)
    queue.insert(item)
    count(item, by: 1)
    return key
  }

  /// Removes and returns an item, or returns `nil` if it is no longer in the queue.
  @discardableResult
  mutating func remove(_ key: Key) -> Item? {
    guard queue[key.slot]?.key == key, let item = queue.remove(at: key.slot) else { return nil }
    count(item, by: -1)
    return item
  }

  /// Removes and returns the first item that is due by an instant and whose number does not exceed
  /// a limit.
  mutating func popFirst(dueBy moment: Duration, upTo number: UInt64 = .max) -> Item? {
    guard let slot = queue.firstSlot(where: { $0.due > moment || $0.key.number <= number }),
      let first = queue[slot], first.due <= moment
    else { return nil }
    return remove(first.key)
  }

  private mutating func count(_ item: Item, by difference: Int) {
    if item.isJob { jobCount += difference }
    if !item.isRepeating { waitCount += difference }
  }
}

/// A closure that a Combine operator passes to a scheduler.
// Unchecked: Combine declares these closures without `@Sendable` but allows schedulers to run them
// on any thread; the operators guard the captured state.
package struct Action: @unchecked Sendable {
  package let run: () -> Void

  package init(_ run: @escaping () -> Void) { self.run = run }
}
