// Combine on Apple platforms also reexports Foundation, and Foundation there contains URLSession.
@_exported import Foundation
@_exported import PlatenCombine

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
