// Combine on Apple platforms also reexports Foundation, which defines the types of its schedulers
// and publishers.
@_exported import Foundation
