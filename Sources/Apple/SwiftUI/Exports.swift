@_exported import Observation
@_exported import PlatenApp
@_exported import PlatenCombineNetworking
@_exported import PlatenCompatibility
@_exported import PlatenConcurrency
@_exported import PlatenCoreData
@_exported import PlatenCoreTransferable
// This module also declares Platen's own names, which an app may use for its types.
@_exported import struct PlatenRemote.AsyncImage
@_exported import enum PlatenRemote.AsyncImagePhase
@_exported import PlatenNavigation
@_exported import PlatenUIKit
