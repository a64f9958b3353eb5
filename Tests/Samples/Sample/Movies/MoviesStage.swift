import Foundation
import MoviesSample
import Platen
import SampleService

/// Creates the movies screen with a client and the model that publishes errors.
@MainActor
func moviesScreen(
  asking client: RemoteClient, key: String? = SampleService.movieKey
) -> some View {
  moviesScreen(asking: client, key: key) { MoviesWithErrorsModel(store: $0) }
}

/// Creates the movies screen with a client and a specific model.
@MainActor
func moviesScreen<Model: MoviesModel>(
  asking client: RemoteClient, key: String? = SampleService.movieKey,
  model: @escaping @MainActor (MovieStore) -> Model
) -> some View {
  MoviesScreen(
    MovieServices(movies: "http://sample.service", posters: "http://sample.service", key: key),
    model: model
  )
  .environment(\.remoteClient, client)
}

extension RemoteClient {
  /// Returns a client that answers each list by its path: `popular`, `upcoming` and so on.
  static func lists(_ answer: @escaping @Sendable (String) -> RemoteAnswer) -> RemoteClient {
    RemoteClient { answer($0.url.path.last ?? "") }
  }
}

extension RemoteResponse {
  /// Returns a response with a list of movies in JSON.
  static func movies(_ movies: String...) -> RemoteResponse {
    let count = movies.count
    return RemoteResponse(
      json: """
        {"page":1,"total_results":\(count),"total_pages":1,\
        "results":[\(movies.joined(separator: ","))]}
        """)
  }
}

/// Returns the JSON of a movie.
///
/// - Parameters:
///   - date: The release date as JSON, like the poster path and the vote.
func movie(
  _ id: Int, _ title: String, overview: String = "A story.", date: String = #""2026-10-30""#,
  poster: String = "null", vote: String = "7.5"
) -> String {
  """
  {"id":\(id),"title":"\(title)","overview":"\(overview)","release_date":\(date),\
  "poster_path":\(poster),"backdrop_path":null,"vote_average":\(vote),"vote_count":1,\
  "adult":false}
  """
}
