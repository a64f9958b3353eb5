extension Mosaic {
  /// Returns an identicon for a name: five by five tiles in one color, with left-right symmetry.
  static func identicon(of name: String) -> Mosaic {
    var chance = Chance(name)
    let ink = RGB(hue: chance.number(0...1), saturation: 0.55, lightness: chance.number(0.4...0.6))
    let paper = RGB(red: 240, green: 240, blue: 240)
    let pattern = chance.next()
    let size = 7
    return Mosaic(columns: size, rows: size, tile: 24, palette: [paper, ink]) { x, y in
      let (column, row) = (Int(x * Double(size)) - 1, Int(y * Double(size)) - 1)
      guard 0..<5 ~= column, 0..<5 ~= row else { return 0 }
      return Int(pattern >> UInt64(min(column, 4 - column) * 5 + row) & 1)
    }
  }
}
