@_exported import PlatenTestSupport
