#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// What one upstream of a `CombineLatest` sends to.
  final class LatestInlet<Input, Downstream: Subscriber>: Subscriber {
    private let fanIn: LatestFanIn<Downstream>
    private let element: UnsafeMutablePointer<Input>
    private let index: Int

    init(
      to fanIn: LatestFanIn<Downstream>, element: UnsafeMutablePointer<Input>, index: Int
    ) {
      self.fanIn = fanIn
      self.element = element
      self.index = index
    }

    func receive(subscription: any Subscription) {
      fanIn.receive(subscription, from: index)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      fanIn.receive(input, into: element, from: index)
      return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      fanIn.receive(completion, from: index)
    }
  }

  extension LatestInlet: CustomStringConvertible {
    var description: String { "CombineLatest" }
  }

  extension LatestInlet: CustomPlaygroundDisplayConvertible {
    var playgroundDescription: Any { description }
  }

  extension LatestInlet: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["parent": fanIn]) }
  }
#endif
