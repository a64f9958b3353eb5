// SwiftUI exports Core Graphics.
@_exported import PlatenCoreGraphics
