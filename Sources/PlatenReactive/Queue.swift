/// Values taken out in the order in which they were put in.
struct Queue<Element> {
  private var incoming: [Element] = []
  private var outgoing: [Element] = []

  var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }

  mutating func append(_ element: Element) {
    incoming.append(element)
  }

  /// Takes the oldest value out.
  ///
  /// - Complexity: constant, amortized; nothing is allocated once there was room.
  mutating func popFirst() -> Element? {
    if outgoing.isEmpty {
      swap(&incoming, &outgoing)
      outgoing.reverse()
    }
    return outgoing.popLast()
  }
}
