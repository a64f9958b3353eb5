#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// What one upstream of a fan-in sends to. Subclasses take the values.
  class Inlet<Downstream: Subscriber> {
    final let parent: FanIn<Downstream>
    final let index: Int

    init(to parent: FanIn<Downstream>, at index: Int) {
      self.parent = parent
      self.index = index
    }

    func receive(subscription: any Subscription) {
      parent.receive(subscription, from: index)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      parent.receive(completion, from: index)
    }
  }

  extension Inlet: CustomStringConvertible {
    var description: String { parent.description }
  }

  extension Inlet: CustomPlaygroundDisplayConvertible {
    var playgroundDescription: Any { description }
  }

  extension Inlet: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["parent": parent]) }
  }
#endif
