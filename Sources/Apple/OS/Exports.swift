#if canImport(os) && !os(Linux)
  @_exported import os
#endif
