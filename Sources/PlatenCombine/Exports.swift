// As Combine on Apple's platforms: the types that its schedulers and publishers belong to.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
