/// A type that decodes values from a whole input.
public protocol TopLevelDecoder<Input> {
  /// What values are decoded from.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes values into a whole output.
public protocol TopLevelEncoder<Output> {
  /// What values are encoded into.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
