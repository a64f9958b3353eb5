/// The error that the tests of `PlatenCombine` send.
struct Oops: Error, Equatable {}
