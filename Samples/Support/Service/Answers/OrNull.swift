/// A property wrapper that encodes a missing value as `null` instead of omitting it.
@propertyWrapper
struct OrNull<Value: Encodable & Sendable>: Encodable, Sendable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
