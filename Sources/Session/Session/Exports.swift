@_exported import PlatenInteraction
