/// A type that decodes a value from a complete input, such as a JSON document.
public protocol TopLevelDecoder<Input> {
  /// The type of the input.
  associatedtype Input
  /// Decodes a value of the given type from an input.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that encodes a value as a complete output, such as a JSON document.
public protocol TopLevelEncoder<Output> {
  /// The type of the output.
  associatedtype Output
  /// Encodes a value and returns the output.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
