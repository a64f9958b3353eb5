import Combine
import Foundation
import Testing

@testable import Movies

@Suite struct ImageLoaderTests {
  @Test(.timeLimit(.minutes(1))) func aLoadedPictureIsCached() async throws {
    let url = try #require(URL(string: "https://pictures.example/tide.png"))
    let cache = ImageCache()
    let session = StubProtocol.session(answering: url.absoluteString, 200, .pixel)
    let loader = ImageLoader(url: url, session: session, cache: cache)
    loader.load()
    for await image in loader.$image.values {
      guard let image else { continue }
      #expect(image.size == CGSize(width: 1, height: 1))
      #expect(cache[url] === image)
      break
    }
  }
}
