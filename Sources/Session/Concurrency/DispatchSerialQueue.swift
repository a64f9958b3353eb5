import Dispatch

/// A queue that runs one item at a time, which is what a `DispatchQueue` does by default.
public typealias DispatchSerialQueue = DispatchQueue
