import PlatenCombine
import Testing

import Foundation

struct EncodeTests {
  private struct Movie: Codable, Equatable { var title: String }

  @Test func valuesAreEncodedAndDecoded() {
    let publisher = values(Movie(title: "Alien")).encode(encoder: JSONEncoder())
    #expect(
      publisher.map { String(decoding: $0, as: UTF8.self) }.signals == [
        #"{"title":"Alien"}"#, "finished",
      ])
    #expect(
      publisher.decode(type: Movie.self, decoder: JSONDecoder()).map(\.title).signals == [
        "Alien", "finished",
      ])
  }

  @Test func aCoderErrorFailsThePublisher() {
    let publisher = values(Data(), Data("{}".utf8))
    #expect(publisher.decode(type: Movie.self, decoder: JSONDecoder()).signals == ["failed"])
  }
}
