@_exported import PlatenReactive
@_exported import PlatenViews
