@_exported import PlatenCombine
