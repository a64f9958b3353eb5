// Chosen by platform and never by `canImport`, which a target of that name would fool.
#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  @_exported import Combine
#else
  @_exported import PlatenCombine
#endif
