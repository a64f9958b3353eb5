/// A landscape that is generated from a name: hills under a colored sky, with the sun or the moon,
/// and possibly stars.
struct Landscape: Sendable {
  private static let skyShades = 8
  private static let hillCount = 3

  private let palette: [RGB]
  private let sun: (x: Double, y: Double, radius: Double)
  /// The heights of the ridges at equidistant points, the farthest ridge first.
  private let ridges: [[Double]]
  private let stars: Set<Int>

  init(of name: String) {
    var chance = Chance(name)
    let (hue, isNight) = (chance.number(0...1), chance.number(0...1) < 0.4)
    palette = Self.palette(hue, isNight: isNight)
    sun = (chance.number(0.2...0.8), chance.number(0.15...0.4), chance.number(0.09...0.16))
    ridges = (0..<Self.hillCount).map { hill in
      let middle = 0.52 + 0.16 * Double(hill)
      return (0..<7).map { _ in chance.number(middle - 0.09...middle + 0.09) }
    }
    stars = isNight ? Set((0..<40).map { _ in Int(chance.number(0...999)) }) : []
  }

  /// Returns the landscape as an image.
  func picture(columns: Int, rows: Int, tile: Int) -> Mosaic {
    let ratio = Double(rows) / Double(columns)
    return Mosaic(columns: columns, rows: rows, tile: tile, palette: palette) { x, y in
      colour(x, y, ratio)
    }
  }

  /// Returns the index of the color at a position, where closer objects cover more distant ones.
  private func colour(_ x: Double, _ y: Double, _ ratio: Double) -> Int {
    if let hill = ridges.lastIndex(where: { y > height(of: $0, at: x) }) {
      return Self.skyShades + hill
    }
    let (across, down) = (x - sun.x, (y - sun.y) * ratio)
    if across * across + down * down < sun.radius * sun.radius { return palette.count - 1 }
    if stars.contains(Int(x * 25) + 25 * Int(y * 40)) { return palette.count - 1 }
    return min(Int(y / 0.6 * Double(Self.skyShades)), Self.skyShades - 1)
  }

  private func height(of ridge: [Double], at x: Double) -> Double {
    let place = x * Double(ridge.count - 1)
    let (index, part) = (Int(place), place.truncatingRemainder(dividingBy: 1))
    let eased = part * part * (3 - 2 * part)
    return ridge[index] + (ridge[index + 1] - ridge[index]) * eased
  }

  /// Returns the colors of the sky from top to bottom, of the hills from far to near, and of the
  /// sun.
  private static func palette(_ hue: Double, isNight: Bool) -> [RGB] {
    let sky = (0..<skyShades).map { shade in
      let part = Double(shade) / Double(skyShades - 1)
      return RGB(
        hue: hue + 0.18 * part, saturation: 0.6,
        lightness: isNight ? 0.1 + 0.25 * part : 0.45 + 0.4 * part)
    }
    let hills = (0..<hillCount).map { hill in
      let depth = Double(hill) / Double(hillCount)
      return RGB(
        hue: hue + 0.45, saturation: 0.35, lightness: (isNight ? 0.22 : 0.42) * (1 - 0.75 * depth))
    }
    let sun = RGB(hue: 0.13, saturation: 0.8, lightness: isNight ? 0.92 : 0.75)
    return sky + hills + [sun]
  }
}
