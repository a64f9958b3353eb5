#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// The output in the making: a tuple that fills up element by element.
  ///
  /// Guarded by its owner's lock. The values live in the tuple itself, so that making an output
  /// is one copy, of a type known without looking it up.
  class Latest<Output> {
    /// The tuple; to be read as a whole when nothing is missing.
    final let output: UnsafeMutablePointer<Output>

    /// One bit for each element without a value.
    final private(set) var missing: UInt

    init(_ output: UnsafeMutablePointer<Output>, count: Int) {
      self.output = output
      missing = (1 << UInt(count)) - 1
    }

    deinit { output.deallocate() }

    /// Stores a value and leaves the one that it replaces, if any, to the caller.
    ///
    /// - Returns: the output, if no element is missing.
    /// - Complexity: constant; nothing is allocated.
    final func swap<Value>(
      _ value: inout Value, with element: UnsafeMutablePointer<Value>, at index: Int
    ) -> UnsafeMutablePointer<Output>? {
      let bit: UInt = 1 << UInt(index)
      if missing & bit == 0 {
        Swift.swap(&element.pointee, &value)
      } else {
        element.initialize(to: value)
        missing ^= bit
      }
      return missing == 0 ? output : nil
    }
  }
#endif
