#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension FanIn: CustomStringConvertible {
    var description: String { Self.name }
  }

  extension FanIn: CustomPlaygroundDisplayConvertible {
    var playgroundDescription: Any { description }
  }

  extension FanIn: CustomReflectable {
    var customMirror: Mirror {
      lock.lock()
      defer { lock.unlock() }
      let children: [Mirror.Child] = [
        ("downstream", receiver?.downstream as Any),
        ("upstreamSubscriptions", upstreams.subscriptions),
        ("demand", gate.demand),
      ]
      return Mirror(self, children: children)
    }
  }
#endif
