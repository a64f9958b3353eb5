/// A picture of square tiles, each of one colour.
///
///     let flag = Mosaic(columns: 3, rows: 2, tile: 40, palette: [blue, white, red]) { x, _ in
///       Int(x * 3)
///     }
struct Mosaic: Sendable {
  let columns: Int
  let rows: Int
  /// The side of a tile, in pixels.
  let tile: Int
  /// At most 256 colours.
  let palette: [RGB]
  /// The number of each tile's colour, row after row.
  let tiles: [UInt8]

  /// A picture of what a closure says of the middle of each tile.
  ///
  /// - Parameter colour: The number of a colour for a place, given as parts of the width and of the
  ///   height.
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

  /// In pixels.
  var width: Int { columns * tile }
  /// In pixels.
  var height: Int { rows * tile }

  /// The tiles of a row.
  func row(_ number: Int) -> ArraySlice<UInt8> {
    tiles[number * columns..<(number + 1) * columns]
  }
}
