/// The sizes of movie images, named after their widths in pixels.
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

  /// Returns the landscape for a movie, with an aspect ratio of 2:3 or 16:9.
  func picture(of movie: Movie, isWide: Bool) -> Mosaic {
    let rows = isWide ? columns * 9 / 16 : columns * 3 / 2
    return Landscape(of: movie.title).picture(columns: columns, rows: rows, tile: tile)
  }
}
