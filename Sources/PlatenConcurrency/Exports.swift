#if Requests
  @_exported import PlatenRequests
#endif
