import Foundation
import PlatenCombine
import Testing

struct TopLevelCodersTests {
  @Test func foundationCodersEncodeAndDecode() throws {
    #expect(try copy([1, 2], JSONEncoder(), JSONDecoder()) == [1, 2])
    #expect(try copy([1, 2], PropertyListEncoder(), PropertyListDecoder()) == [1, 2])
  }

  private func copy<Value: Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(
    _ value: Value, _ encoder: Encoder, _ decoder: Decoder
  ) throws -> Value where Encoder.Output == Data, Decoder.Input == Data {
    try decoder.decode(Value.self, from: encoder.encode(value))
  }
}
