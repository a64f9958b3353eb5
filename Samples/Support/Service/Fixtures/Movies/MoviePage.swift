/// Twenty movies of a list, or what the last page has; none behind that.
struct MoviePage: Encodable {
  private static let size = 20

  let page: Int
  let totalPages: Int
  let totalResults: Int
  let results: [Movie]

  /// - Parameter page: From 1.
  init(_ page: Int, of movies: [Movie]) {
    self.page = page
    totalPages = (movies.count + Self.size - 1) / Self.size
    totalResults = movies.count
    results = Array(movies.dropFirst((page - 1) * Self.size).prefix(Self.size))
  }
}
