#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// Where the elements of a tuple lie in memory, one after the other.
  ///
  /// A tuple is laid out as its elements in order, each at the next address that its alignment
  /// allows (swift/docs/ABI/TypeLayout.rst).
  struct TuplePlaces {
    private let base: UnsafeMutableRawPointer
    private var size = 0

    /// How many elements have been placed.
    private(set) var count = 0

    init<Tuple>(in tuple: UnsafeMutablePointer<Tuple>) {
      base = UnsafeMutableRawPointer(tuple)
    }

    mutating func next<Element>(_ type: Element.Type) -> UnsafeMutablePointer<Element> {
      let alignment = MemoryLayout<Element>.alignment
      let offset = (size + alignment - 1) / alignment * alignment
      size = offset + MemoryLayout<Element>.size
      count += 1
      return (base + offset).bindMemory(to: Element.self, capacity: 1)
    }
  }
#endif
