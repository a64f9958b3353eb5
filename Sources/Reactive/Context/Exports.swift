@_exported import PlatenTime
