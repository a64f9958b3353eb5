import Synchronization

/// A color that differs between light and dark backgrounds.
///
/// A value is the index of a pair of colors, so that a style remains small. Pairs are never removed:
/// a program has as many as its asset catalogs have colors.
public struct AdaptiveColor: Sendable, Hashable {
  private struct Pair: Equatable {
    let light: Style.Color
    let dark: Style.Color
  }

  private static let pairs = Mutex<[Pair]>([])

  private let index: UInt16

  /// Creates a color; `nil` if the program has more than 65,536 of them.
  package init?(light: Style.Color, dark: Style.Color) {
    let pair = Pair(light: light, dark: dark)
    let index = Self.pairs.withLock { pairs in
      if let known = pairs.firstIndex(of: pair) { return known }
      pairs.append(pair)
      return pairs.count - 1
    }
    guard let index = UInt16(exactly: index) else { return nil }
    self.index = index
  }

  /// Returns the color for a theme. Without a theme, backgrounds are assumed to be dark.
  package func color(for theme: Theme) -> Style.Color {
    let pair = Self.pairs.withLock { $0[Int(index)] }
    return theme == .light ? pair.light : pair.dark
  }
}
