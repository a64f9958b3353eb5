/// A value that JSON has as `null` where it is missing, instead of leaving it out.
@propertyWrapper
struct OrNull<Value: Encodable & Sendable>: Encodable, Sendable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
