@_exported import PlatenControls
@_exported import PlatenGraph
@_exported import PlatenNavigation
