#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// What one upstream of a `CombineLatest` sends to.
  final class LatestInlet<Input, Downstream: Subscriber>: Inlet<Downstream>, Subscriber {
    private let fanIn: LatestFanIn<Downstream>
    private let element: UnsafeMutablePointer<Input>

    init(
      to fanIn: LatestFanIn<Downstream>, element: UnsafeMutablePointer<Input>, index: Int
    ) {
      self.fanIn = fanIn
      self.element = element
      super.init(to: fanIn, at: index)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      fanIn.receive(input, into: element, from: index)
      return .none
    }
  }
#endif
