// The platform decides, not `canImport`, which would also find another module of that name.
#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  @_exported import Combine
#else
  @_exported import PlatenCombine
#endif
