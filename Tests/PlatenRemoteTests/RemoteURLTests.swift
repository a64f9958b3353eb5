import PlatenRemote
import Testing

@Suite struct RemoteURLTests {
  @Test func partsAreEncodedWhole() {
    let url = RemoteURL(
      "https://api.example.com/3", path: ["movie", "a/b"], query: ["q": "1 & 2", "q": ""])
    #expect(url.text == "https://api.example.com/3/movie/a%2Fb?q=1%20%26%202&q=")
    #expect(url.path == ["3", "movie", "a/b"])
    #expect(url.query["q"] == "1 & 2")
    #expect(url.host == "api.example.com")
  }
}
