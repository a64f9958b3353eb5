import Testing

@testable import SampleHost

/// Tests of the servers that screens use.
@Suite struct OriginsTests {
  @Test func oneServiceServesEverything() {
    let origins = Origins(service: "http://127.0.0.1:8080")
    let all = [origins.signup, origins.users, origins.movies, origins.posters, origins.posts]
    #expect(Set(all) == ["http://127.0.0.1:8080"])
    #expect(origins.picture == "http://127.0.0.1:8080/pictures/harbour.png")
    #expect(origins.movieKey == "sample-key")
  }

  @Test func realServicesServeAllScreensExceptSignUp() {
    var origins = Origins(service: "http://sample.service")
    origins.becomeLive(["TMDB_API_KEY": "k"])
    #expect(origins.signup == "http://sample.service")
    #expect(origins.users == "https://api.github.com")
    #expect(origins.movies == "https://api.themoviedb.org")
    #expect(origins.posters == "https://image.tmdb.org")
    #expect(origins.posts == "https://jsonplaceholder.typicode.com")
    #expect(origins.movieKey == "k")
  }

  @Test func theKeyIsNotShown() {
    var origins = Origins(service: "http://sample.service")
    origins.becomeLive(["TMDB_API_KEY": "hidden"])
    #expect(!"\(origins) \(String(reflecting: origins))".contains("hidden"))
    #expect("\(origins)".contains("https://api.github.com"))
  }

  @Test(arguments: [[:], ["TMDB_API_KEY": ""]])
  func aMissingKeyHasNoDefault(environment: [String: String]) {
    var origins = Origins(service: "http://sample.service")
    origins.becomeLive(environment)
    #expect(origins.movieKey == nil)
  }
}
