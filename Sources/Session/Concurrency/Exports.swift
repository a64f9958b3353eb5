// Declares Foundation's names for translated strings.
@_exported import PlatenAssets
@_exported import PlatenRequests
