/// The sizes of movies' pictures, named after their width in pixels.
enum PosterSize: String, Sendable {
  case w185, w500

  private var tile: Int {
    switch self {
    case .w185: 5
    case .w500: 10
    }
  }

  private var columns: Int {
    switch self {
    case .w185: 37
    case .w500: 50
    }
  }

  /// The landscape of a movie, two by three or sixteen by nine.
  func picture(of movie: Movie, isWide: Bool) -> Mosaic {
    let rows = isWide ? columns * 9 / 16 : columns * 3 / 2
    return Landscape(of: movie.title).picture(columns: columns, rows: rows, tile: tile)
  }
}
