#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers.MapError {
    /// A publisher that replaces the error of its upstream by what `transform` makes of it.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform)
    }
  }
#endif
