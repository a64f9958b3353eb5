import Foundation
import Platen
import SampleService

/// The base URLs of the services that the screens use.
public struct Origins: Equatable, Sendable {
  /// The base URL of `…/isUserNameAvailable`.
  public var signup: String
  /// The base URL of `…/users/NAME`, whose responses contain the URLs of avatars.
  public var users: String
  /// The base URL of `…/3/movie/LIST`.
  public var movies: String
  /// The base URL of `…/t/p/w500/FILE`.
  public var posters: String
  /// The base URL of `…/posts`.
  public var posts: String
  /// The complete URL of an image.
  public var picture: String
  /// The API key for movie lists; `nil` if the live service is selected and `TMDB_API_KEY` is not
  /// set.
  public var movieKey: String?

  /// Creates origins that all lead to one service.
  public init(service: String) {
    (signup, users, movies, posters, posts) = (service, service, service, service, service)
    picture = RemoteURL(service, path: ["pictures", "harbour.png"]).text
    movieKey = SampleService.movieKey
  }

  /// Returns the base URL for the named route of the service.
  func base(of route: String) -> String {
    switch route {
    case "signup": signup
    case "movies": movies
    case "posters": posters
    case "posts": posts
    case "pictures": picture
    default: users
    }
  }

  /// Replaces the sample service with the live services, except for `signup`, which has none.
  ///
  /// - Parameter environment: The environment variables, which contain the API key.
  mutating func becomeLive(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    users = "https://api.github.com"
    movies = "https://api.themoviedb.org"
    posters = "https://image.tmdb.org"
    posts = "https://jsonplaceholder.typicode.com"
    picture = "https://github.com/github.png"
    movieKey = environment["TMDB_API_KEY"].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Origins: CustomStringConvertible {
  /// A list of the base URLs, without the API key.
  public var description: String {
    [signup, users, movies, posters, posts, picture].joined(separator: ", ")
  }
}
