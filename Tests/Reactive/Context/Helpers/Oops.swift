/// The error that these tests send.
enum Oops: Error {
  case oops
  case another
}
