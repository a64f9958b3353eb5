/// An error of a test.
struct Oops: Error, Equatable {}
