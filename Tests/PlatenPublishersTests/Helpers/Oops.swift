/// The error that the tests of `PlatenPublishers` send.
struct Oops: Error, Equatable {}
