// One import for all names of SwiftUI that have an effect.
@_exported import PlatenControls
@_exported import PlatenGraph
