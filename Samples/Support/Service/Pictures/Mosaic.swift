/// An image made of square tiles, each in a single color.
///
///     let flag = Mosaic(columns: 3, rows: 2, tile: 40, palette: [blue, white, red]) { x, _ in
///       Int(x * 3)
///     }
struct Mosaic: Sendable {
  let columns: Int
  let rows: Int
  /// The side of a tile, in pixels.
  let tile: Int
  /// The colors of the tiles, at most 256.
  let palette: [RGB]
  /// The color index of each tile, row by row.
  let tiles: [UInt8]

  /// Creates an image from the color at the center of each tile.
  ///
  /// - Parameter colour: A closure that returns the color index at a position, given as fractions
  ///   of the width and the height.
  init(
    columns: Int, rows: Int, tile: Int, palette: [RGB], colour: (_ x: Double, _ y: Double) -> Int
  ) {
    self.columns = columns
    self.rows = rows
    self.tile = tile
    self.palette = palette
    tiles = (0..<columns * rows).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let place = ((Double(column) + 0.5) / Double(columns), (Double(row) + 0.5) / Double(rows))
      return UInt8(colour(place.0, place.1))
    }
  }

  /// The width of the image, in pixels.
  var width: Int { columns * tile }
  /// The height of the image, in pixels.
  var height: Int { rows * tile }

  /// Returns the color indices of a row of tiles.
  func row(_ number: Int) -> ArraySlice<UInt8> {
    tiles[number * columns..<(number + 1) * columns]
  }
}
