import Foundation
import PlatenRemote
import Testing

@testable import SampleService

/// Tests of the routes for movie lists and posters, which imitate TMDb.
@Suite struct MovieRouteTests {
  private let service = SampleService()
  private static let lists = ["now_playing", "popular", "upcoming", "top_rated"]

  private func ask(_ list: String, _ query: String = "?api_key=sample-key") -> RemoteResponse? {
    service.response(to: "/3/movie/\(list)\(query)")
  }

  private func page(_ list: String, _ number: Int = 1) throws -> Page {
    try #require(ask(list, "?api_key=sample-key&page=\(number)")).decoded()
  }

  @Test(arguments: lists) func aPageHasTwentyMovies(list: String) throws {
    let first = try page(list)
    #expect(first.page == 1)
    #expect(first.results.count == 20)
    let all = try (1...first.totalPages).flatMap { try page(list, $0).results }
    #expect(all.count == first.totalResults)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(try page(list, first.totalPages + 1).results.isEmpty)
  }

  @Test func someMoviesAreInTwoListsAndTheListsDiffer() throws {
    let pages = try Self.lists.map { Set(try page($0).results.map(\.id)) }
    #expect(Set(pages).count == 4)
    #expect(!pages[0].isDisjoint(with: pages[1]))
    #expect(!pages[0].isDisjoint(with: pages[3]))
    #expect(try page("popular").totalPages > 1)
  }

  @Test func nowPlayingHasEveryRatingColor() throws {
    let percents = try page("now_playing").results.map { Int($0.voteAverage * 10) }
    for range in [0..<40, 40..<60, 60..<75, 75..<101] {
      #expect(percents.contains(where: range.contains))
    }
  }

  @Test func listsAreSorted() throws {
    let ratings = try page("top_rated").results.map(\.voteAverage)
    #expect(ratings == ratings.sorted(by: >))
    let votes = try page("popular").results.map(\.voteCount)
    #expect(votes.first == Movie.all.map(\.voteCount).max())
  }

  @Test func movieDataHasMissingFields() throws {
    let upcoming = try page("upcoming").results
    let dates = upcoming.map(\.releaseDate)
    #expect(dates.contains(""))
    #expect(dates.contains("2026-13-45"))
    #expect(dates.count { $0.wholeMatch(of: /\d{4}-(0[1-9]|1[012])-[0-3]\d/) != nil } == 18)
    #expect(upcoming.contains { $0.posterPath == nil })
    #expect(upcoming.contains { $0.backdropPath == nil })
    #expect(upcoming.contains { !$0.title.allSatisfy(\.isASCII) })
    #expect(try #require(ask("upcoming")).text.contains(#""poster_path":null"#))
  }

  @Test(arguments: [
    "", "?api_key=", "?api_key", "?api_key=wrong", "?API_KEY=sample-key", "?api_key=sample-key%20",
  ])
  func aRequestWithoutTheKeyIsRejected(query: String) {
    let response = ask("popular", query)
    #expect(response?.status == 401)
    #expect(
      response?.text
        == #"{"status_code":7,"status_message":"Invalid API key: You must be granted a valid key.","#
        + #""success":false}"#)
  }

  @Test(arguments: ["latest", "", "42", "Popular"])
  func anUnknownListIsNotFound(list: String) {
    #expect(ask(list)?.status == 404)
    #expect(ask(list)?.text.contains(#""status_code":34"#) == true)
  }

  @Test(arguments: ["0", "-1", "501", "two", "", "1.5", "99999999999999999999"])
  func aPageIsANumber(page: String) {
    #expect(ask("popular", "?api_key=sample-key&page=\(page)")?.status == 400)
  }

  @Test(arguments: [(401, 7), (404, 34), (429, 25), (500, 11)])
  func failuresHaveTheFormatOfTMDb(status: Int, code: Int) throws {
    try service.setFault(.status(status), of: "movies")
    let response = ask("popular")
    #expect(response?.status == status)
    #expect(response?.text.hasPrefix(#"{"status_code":\#(code),"#) == true)
    #expect(response?.headers["Retry-After"] == (status == 429 ? "60" : nil))
  }

  @Test(arguments: [("w500", 500, 750, 280), ("w185", 185, 275, 100)])
  func everyPictureExists(size: String, width: Int, height: Int, wideHeight: Int) throws {
    for movie in Movie.all where !movie.isPosterLost {
      for (path, height) in [(movie.posterPath, height), (movie.backdropPath, wideHeight)] {
        guard let path else { continue }
        let response = try #require(service.response(to: "/t/p/\(size)\(path)"))
        #expect(Picture(response.body) == Picture(format: .png, width: width, height: height))
        #expect(response.headers["Content-Type"] == "image/png")
      }
    }
  }

  @Test func onePosterIsInvalid() throws {
    let movies = try page("popular").results + page("top_rated").results
    let paths = Set(movies.compactMap(\.posterPath))
    let others = try paths.filter { path in
      Picture(try #require(service.response(to: "/t/p/w500\(path)")).body) == nil
    }
    #expect(others == ["/the-missing-poster.png"])
    let response = try #require(service.response(to: "/t/p/w500/the-missing-poster.png"))
    #expect(response.headers["Content-Type"] == "image/png")
  }

  @Test(arguments: ["w500/nothing.png", "w501/salt-road.png", "w500/salt-road.jpg", "w500/"])
  func anUnknownPictureIsNotFound(file: String) {
    #expect(service.response(to: "/t/p/\(file)")?.status == 404)
  }

  @Test func noTwoMoviesShareANumberOrAPicture() {
    #expect(Set(Movie.all.map(\.id)).count == Movie.all.count)
    let files = Movie.all.flatMap(\.files)
    #expect(Set(files).count == files.count)
    #expect(files.allSatisfy { $0.wholeMatch(of: /[a-z-]+\.png/) != nil })
  }
}

/// The fields of a page that the screens decode.
private struct Page: Decodable {
  struct Movie: Decodable {
    let id: Int
    let title: String
    let overview: String
    let releaseDate: String
    let voteAverage: Double
    let voteCount: Int
    let adult: Bool
    let posterPath: String?
    let backdropPath: String?
  }

  let page: Int
  let totalPages: Int
  let totalResults: Int
  let results: [Movie]
}
