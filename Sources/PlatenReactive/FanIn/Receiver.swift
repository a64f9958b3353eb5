#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// A downstream behind a reference, which an emission holds on to at the price of a retain.
  ///
  /// An optional downstream itself would cost each emission a look-up of that type's metadata.
  final class Receiver<Downstream: Subscriber> {
    let downstream: Downstream

    init(_ downstream: Downstream) {
      self.downstream = downstream
    }
  }
#endif
