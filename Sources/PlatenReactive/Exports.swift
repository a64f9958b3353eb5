// The condition tests the platform, because `canImport` would also find another module of that
// name.
#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  @_exported import Combine
#else
  @_exported import PlatenPublishers
#endif
