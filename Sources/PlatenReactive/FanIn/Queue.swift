/// Values taken out in the order in which they were put in.
struct Queue<Element> {
  private var incoming: [Element] = []
  private var outgoing: [Element] = []

  mutating func append(_ element: Element) {
    incoming.append(element)
  }

  /// Takes the oldest value out.
  ///
  /// - Complexity: constant, amortized.
  mutating func popFirst() -> Element? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming = []
    }
    return outgoing.popLast()
  }
}
