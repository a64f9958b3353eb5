#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// What knows the types of the elements, for any number of them.
  final class LatestValues<each Value>: Latest<(repeat each Value)> {
    private let elements: (repeat UnsafeMutablePointer<each Value>)

    init() {
      let output = UnsafeMutablePointer<(repeat each Value)>.allocate(capacity: 1)
      var places = TuplePlaces(in: output)
      elements = (repeat places.next((each Value).self))
      super.init(output, count: places.count)
    }

    /// One inlet for each element.
    func inlets<Downstream: Subscriber>(
      to fanIn: LatestFanIn<Downstream>
    ) -> (repeat LatestInlet<each Value, Downstream>) {
      var index = -1
      func next() -> Int {
        index += 1
        return index
      }
      return (repeat LatestInlet(to: fanIn, element: each elements, index: next()))
    }

    deinit {
      var bit: UInt = 1
      for element in repeat each elements {
        if missing & bit == 0 { element.deinitialize(count: 1) }
        bit <<= 1
      }
    }
  }
#endif
