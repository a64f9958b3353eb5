@_exported import Observation
@_exported import PlatenCompatibility
@_exported import PlatenConcurrency
@_exported import PlatenContext
@_exported import PlatenLines
@_exported import PlatenNavigation
@_exported import PlatenRemote
@_exported import PlatenSession
@_exported import PlatenTranscript

@_exported import PlatenCombineNetworking
