#if os(Linux)
  // SwiftUI exports Core Graphics.
  @_exported import PlatenCoreGraphics
#endif
