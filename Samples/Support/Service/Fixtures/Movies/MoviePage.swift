/// A page of at most 20 movies; pages after the last one are empty.
struct MoviePage: Encodable {
  private static let size = 20

  let page: Int
  let totalPages: Int
  let totalResults: Int
  let results: [Movie]

  /// Creates a page of a list.
  ///
  /// - Parameters:
  ///   - page: The number of the page, counted from 1.
  ///   - movies: The movies of the list.
  init(_ page: Int, of movies: [Movie]) {
    self.page = page
    totalPages = (movies.count + Self.size - 1) / Self.size
    totalResults = movies.count
    results = Array(movies.dropFirst((page - 1) * Self.size).prefix(Self.size))
  }
}
