import Foundation
import Platen
import SampleService

/// Where the screens ask: for each kind of thing the base of its URLs.
public struct Origins: Equatable, Sendable {
  /// `…/isUserNameAvailable`.
  public var signup: String
  /// `…/users/NAME`; the answers say where pictures are.
  public var users: String
  /// `…/3/movie/LIST`.
  public var movies: String
  /// `…/t/p/w500/FILE`.
  public var posters: String
  /// `…/posts`.
  public var posts: String
  /// A picture, its whole URL.
  public var picture: String
  /// What lists of movies are asked with; nil where the real ones would be asked and there is no
  /// `TMDB_API_KEY`.
  public var movieKey: String?

  /// One service for all.
  public init(service: String) {
    (signup, users, movies, posters, posts) = (service, service, service, service, service)
    picture = RemoteURL(service, path: ["pictures", "harbour.png"]).text
    movieKey = SampleService.movieKey
  }

  /// What is asked for a route of the service, by its name.
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

  /// Takes the real services instead, but for `signup`, which has none.
  ///
  /// - Parameter environment: Where the key is looked for.
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
  /// The bases, without the key.
  public var description: String {
    [signup, users, movies, posters, posts, picture].joined(separator: ", ")
  }
}
