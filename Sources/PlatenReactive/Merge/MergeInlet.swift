#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// What one upstream of a `Merge` sends to.
  final class MergeInlet<Downstream: Subscriber>: Inlet<Downstream>, Subscriber {
    private let fanIn: MergeFanIn<Downstream>

    init(to fanIn: MergeFanIn<Downstream>, at index: Int) {
      self.fanIn = fanIn
      super.init(to: fanIn, at: index)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      fanIn.receive(input, from: index)
    }
  }
#endif
