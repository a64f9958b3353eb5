import PlatenRemote

extension SampleService.Route {
  /// The route for movie lists in the format of TMDb.
  static let movies = Self("movies", "/3/movie/{list}", fail: RemoteResponse.movieFailure) {
    values, _ in
    guard values["api_key"] == SampleService.movieKey else { return .movieFailure(401) }
    guard let list = MovieList(rawValue: values.path["list"] ?? "") else {
      return .movieFailure(404)
    }
    guard let page = Int(values["page"] ?? "1"), 1...500 ~= page else { return .movieFailure(400) }
    return .json(MoviePage(page, of: list.movies), keys: .convertToSnakeCase)
  }

  /// The route for movie images, upright and wide.
  static let posters = Self("posters", "/t/p/{size}/{file}", fail: RemoteResponse.movieFailure) {
    values, _ in
    let file = values.path["file"] ?? ""
    guard let size = PosterSize(rawValue: values.path["size"] ?? ""),
      let movie = Movie.all.first(where: { $0.files.contains(file) })
    else { return .movieFailure(404) }
    if movie.isPosterLost {
      return RemoteResponse(
        headers: ["Content-Type": "image/png"], body: .init("The poster fell off the wall.".utf8))
    }
    return .picture(size.picture(of: movie, isWide: file == movie.wideFile), named: file)
  }
}

extension SampleService {
  /// The API key that movie lists require.
  public static let movieKey = "sample-key"
}

extension RemoteResponse {
  /// Creates an error response in the format of TMDb.
  fileprivate static func movieFailure(_ status: Int) -> RemoteResponse {
    let (code, message) =
      switch status {
      case 400: (22, "Invalid page: Pages start at 1 and max at 500.")
      case 401: (7, "Invalid API key: You must be granted a valid key.")
      case 404: (34, "The resource you requested could not be found.")
      case 429: (25, "Your request count is over the allowed limit.")
      default: (11, String.asked(status))
      }
    return .json(
      MovieFailure(statusCode: code, statusMessage: message), status: status,
      keys: .convertToSnakeCase)
  }
}

private struct MovieFailure: Encodable {
  let success = false
  let statusCode: Int
  let statusMessage: String
}
