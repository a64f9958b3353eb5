// Declares Foundation's names for translated strings.
@_exported import PlatenAssets

#if Requests
  @_exported import PlatenRequests
#endif
