/// The movie lists, by their path component.
enum MovieList: String, CaseIterable, Sendable {
  case nowPlaying = "now_playing"
  case popular
  case upcoming
  case topRated = "top_rated"

  /// The movies of the list, in order.
  var movies: [Movie] {
    switch self {
    case .nowPlaying: Movie.nowPlaying
    case .upcoming: Movie.upcoming
    case .popular: Movie.all.sorted { ($0.popularity, $1.id) > ($1.popularity, $0.id) }
    case .topRated:
      Movie.all.filter { $0.voteCount > 300 }
        .sorted { ($0.voteAverage, $1.id) > ($1.voteAverage, $0.id) }
    }
  }
}
