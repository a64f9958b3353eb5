#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Publishers.Zip: @retroactive Equatable
  where UpstreamA: Equatable, UpstreamB: Equatable {
    /// Whether the upstreams are equal, one by one.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a && lhs.b == rhs.b }
  }

  extension Publishers.Zip3: @retroactive Equatable
  where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable {
    /// Whether the upstreams are equal, one by one.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c
    }
  }

  extension Publishers.Zip4: @retroactive Equatable
  where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable, UpstreamD: Equatable {
    /// Whether the upstreams are equal, one by one.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d
    }
  }
#endif
