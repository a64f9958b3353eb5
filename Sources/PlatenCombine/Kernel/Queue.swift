/// Values that leave in the order in which they came.
///
/// Complexity: constant time on average for each operation; no allocation once it has grown.
@usableFromInline
package struct Queue<Element> {
  @usableFromInline var slots = ContiguousArray<Element?>()
  /// The place of the first element.
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

  /// Removes all values, and returns them.
  mutating func takeAll() -> Queue {
    defer { self = Queue() }
    return self
  }
}

extension RangeReplaceableCollection {
  /// Removes all elements, and returns them: to release them outside of a lock, for example.
  mutating func takeAll() -> Self {
    defer { self = Self() }
    return self
  }
}
