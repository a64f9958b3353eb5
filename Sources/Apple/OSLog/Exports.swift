#if canImport(OSLog) && !os(Linux)
  @_exported import OSLog
#else
  @_exported import PlatenOS
#endif
