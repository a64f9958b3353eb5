/// What a clock is going to do, in the order of time; work of one moment in the order it came.
struct EventQueue {
  /// When an item is due, and its place among those of the same moment.
  struct Key: Hashable, Comparable {
    let due: Duration
    let number: UInt64

    static func < (a: Key, b: Key) -> Bool { (a.due, a.number) < (b.due, b.number) }
  }

  struct Item {
    let key: Key
    let label: WorkLabel
    /// What asked for it, where that is said to do what it does; else it is said to do that itself.
    let cause: WorkLabel?
    /// Whether it only comes again and again, so that nobody need wait for it.
    let isRepeating: Bool
    let action: Action
    /// What is done instead when it will not come to that.
    let giveUp: Action?
  }

  private(set) var items: [Item] = []
  /// The number of what was added last; below are the positions of what has one.
  private(set) var lastNumber = UInt64(UInt32.max)

  var nextDue: Duration? { items.first?.key.due }

  /// - Complexity: O(log *n*) comparisons, and O(*n*) moves of what is due later.
  mutating func add(
    _ label: WorkLabel, by cause: WorkLabel?, due: Duration, position: UInt32?, isRepeating: Bool,
    action: Action, giveUp: Action?
  ) -> Key {
    if position == nil { lastNumber += 1 }
    let key = Key(due: due, number: position.map(UInt64.init) ?? lastNumber)
    let item = Item(
      key: key, label: label, cause: cause, isRepeating: isRepeating, action: action,
      giveUp: giveUp)
    items.insert(item, at: self.position(of: key))
    return key
  }

  /// Takes an item out, if it is still there.
  @discardableResult
  mutating func remove(_ key: Key) -> Item? {
    let position = position(of: key)
    guard position < items.count, items[position].key == key else { return nil }
    return items.remove(at: position)
  }

  /// Takes out the first item that is due by a moment and was there when `number` was the last.
  mutating func popFirst(dueBy moment: Duration, upTo number: UInt64 = .max) -> Item? {
    guard
      let position = items.firstIndex(where: { $0.key.due > moment || $0.key.number <= number }),
      items[position].key.due <= moment
    else { return nil }
    return items.remove(at: position)
  }

  private func position(of key: Key) -> Int {
    // Asked by position, so that no item is copied to be compared.
    items.indices.partitioningIndex { items[$0].key >= key }
  }
}

/// A closure that Combine's operators hand to a scheduler.
// Combine declares these closures without `@Sendable`, and allows every scheduler to run them on
// any thread: what they touch is guarded by the operators that made them.
package struct Action: @unchecked Sendable {
  package let run: () -> Void

  package init(_ run: @escaping () -> Void) { self.run = run }
}
