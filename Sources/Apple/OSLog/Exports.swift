@_exported import PlatenOS
