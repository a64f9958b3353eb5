// Combine on Apple platforms also reexports Foundation, and Foundation there contains URLSession.
@_exported import Foundation
@_exported import PlatenCombine

@_exported import FoundationNetworking
