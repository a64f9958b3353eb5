/// The error of these tests.
enum Oops: Error {
  case oops
  case another
}
