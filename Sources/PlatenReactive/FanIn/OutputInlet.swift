#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// What an upstream sends to whose values are outputs as they are.
  final class OutputInlet<Downstream: Subscriber>: Inlet<Downstream>, Subscriber {
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      parent.receive(input, from: index)
    }
  }
#endif
