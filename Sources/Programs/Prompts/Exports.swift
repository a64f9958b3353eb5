@_exported import PlatenContext
@_exported import PlatenNavigation
