import Foundation

struct MoviesResponse: Codable {
  let page: Int
  let totalResults: Int
  let totalPages: Int
  let results: [Movie]
}

struct Movie: Codable, Identifiable, Hashable {
  let id: Int
  let title: String
  let overview: String
  let posterPath: String?
  let backdropPath: String?
  let releaseDate: Date?
  let voteAverage: Double
  let voteCount: Int

  var posterURL: URL? {
    guard let posterPath = posterPath else { return nil }
    return URL(string: "https://image.tmdb.org/t/p/w500\(posterPath)")
  }

  var backdropURL: URL? {
    backdropPath.flatMap { URL(string: "https://image.tmdb.org/t/p/original\($0)") }
  }

  var votePercentage: Int { Int(voteAverage * 10) }
}

enum MovieEndpoint: String, CaseIterable, Identifiable, CustomStringConvertible {
  case nowPlaying = "now_playing"
  case popular
  case upcoming
  case topRated = "top_rated"

  var id: String { rawValue }

  init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  var description: String {
    switch self {
    case .nowPlaying: return "Now Playing"
    case .popular: return "Popular"
    case .upcoming: return "Upcoming"
    case .topRated: return "Top Rated"
    }
  }
}
