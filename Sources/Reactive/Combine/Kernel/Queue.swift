/// A first-in, first-out queue.
///
/// - Complexity: Every operation takes amortized constant time. A queue that has reached its
///   maximum size allocates no more memory.
@usableFromInline
package struct Queue<Element> {
  @usableFromInline var slots = ContiguousArray<Element?>()
  /// The index of the first element in `slots`.
  @usableFromInline var head = 0

  @inlinable package init() {}

  @inlinable package var count: Int { slots.count - head }
  @inlinable package var isEmpty: Bool { slots.count == head }

  @inlinable
  package mutating func append(_ element: Element) { slots.append(element) }

  @inlinable
  package mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = slots[head].take()
    head += 1
    if isEmpty {
      slots.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head > count {
      slots.removeSubrange(..<head)
      head = 0
    }
    return element
  }

  /// Removes all elements and returns them as a queue.
  mutating func takeAll() -> Queue {
    defer { self = Queue() }
    return self
  }
}

extension Queue: Sendable where Element: Sendable {}

extension RangeReplaceableCollection {
  /// Removes all elements and returns them, for example to release them outside a lock.
  mutating func takeAll() -> Self {
    defer { self = Self() }
    return self
  }
}
