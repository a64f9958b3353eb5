/// A priority queue from which any element can be removed.
///
/// The queue is a binary heap of slots. Elements do not move while the queue reorders their slots.
///
/// - Complexity: Insertion and removal take O(log *n*) comparisons.
struct PriorityQueue<Element: Comparable> {
  fileprivate struct Slot {
    var element: Element?
    /// The position of the slot in the heap.
    var position = 0
  }

  private var slots: [Slot] = []
  /// The numbers of the occupied slots, none of which precedes its parent.
  private var heap: [Int] = []
  /// The numbers of the empty slots.
  private var emptySlots: [Int] = []

  var first: Element? { heap.first.flatMap { slots[$0].element } }

  /// The elements in ascending order.
  var sorted: [Element] { heap.compactMap { slots[$0].element }.sorted() }

  /// The slot that the next element occupies.
  var nextSlot: Int { emptySlots.last ?? slots.count }

  subscript(slot: Int) -> Element? { slots.indices.contains(slot) ? slots[slot].element : nil }

  /// Inserts an element into `nextSlot`, which it occupies until it is removed.
  mutating func insert(_ element: Element) {
    let slot = emptySlots.popLast() ?? slots.count
    let new = Slot(element: element, position: heap.count)
    if slot == slots.count { slots.append(new) } else { slots[slot] = new }
    heap.append(slot)
    moveUp(heap.count - 1)
  }

  /// Removes and returns the element in a slot, or returns `nil` if the slot is empty.
  mutating func remove(at slot: Int) -> Element? {
    guard slots.indices.contains(slot), let element = slots[slot].element.take() else { return nil }
    emptySlots.append(slot)
    let position = slots[slot].position
    let last = heap.removeLast()
    if position < heap.count {
      place(last, at: position)
      moveUp(position)
      moveDown(slots[last].position)
    }
    return element
  }

  /// Returns the slot of the first element that satisfies a predicate.
  ///
  /// - Complexity: O(1) if the first element satisfies it; otherwise, at most O(*n*).
  func firstSlot(where isWanted: (Element) -> Bool) -> Int? {
    guard let first else { return nil }
    // The usual case needs no memory.
    if isWanted(first) { return heap[0] }
    var found: Int?
    var unseen = [1, 2]
    while let position = unseen.popLast() {
      guard position < heap.count, let element = slots[heap[position]].element,
        found.map({ precedes(heap[position], $0) }) ?? true
      else { continue }
      if isWanted(element) {
        found = heap[position]
      } else {
        unseen += [2 * position + 1, 2 * position + 2]
      }
    }
    return found
  }

  /// Returns whether the element in a slot precedes the element in another one.
  private func precedes(_ slot: Int, _ other: Int) -> Bool {
    guard let element = slots[slot].element, let other = slots[other].element else { return false }
    return element < other
  }

  private mutating func place(_ slot: Int, at position: Int) {
    heap[position] = slot
    slots[slot].position = position
  }

  private mutating func moveUp(_ position: Int) {
    let slot = heap[position]
    var position = position
    while position > 0, precedes(slot, heap[(position - 1) / 2]) {
      place(heap[(position - 1) / 2], at: position)
      position = (position - 1) / 2
    }
    place(slot, at: position)
  }

  private mutating func moveDown(_ position: Int) {
    let slot = heap[position]
    var position = position
    while let child = firstChild(of: position), precedes(heap[child], slot) {
      place(heap[child], at: position)
      position = child
    }
    place(slot, at: position)
  }

  /// Returns the position of the child that precedes its sibling, or `nil` if there are no children.
  private func firstChild(of position: Int) -> Int? {
    let child = 2 * position + 1
    guard child < heap.count else { return nil }
    let isLast = child + 1 == heap.count
    return isLast || precedes(heap[child], heap[child + 1]) ? child : child + 1
  }
}

extension PriorityQueue: Sendable where Element: Sendable {}

extension PriorityQueue.Slot: Sendable where Element: Sendable {}
