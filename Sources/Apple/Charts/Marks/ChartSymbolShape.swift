import Foundation
import PlatenNavigation

/// A shape that can be the symbol of a point.
///
/// A point shows the character for a basic symbol, and a circle for a shape of the app.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that makes all symbols look equally large, which has no effect.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// This symbol as an outline, shown like the filled symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> AnyChartSymbolShape {
    AnyChartSymbolShape(self)
  }

  /// This symbol as an outline in a style, which has no effect.
  public func strokeBorder(style: StrokeStyle) -> AnyChartSymbolShape { AnyChartSymbolShape(self) }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Creates a type-erased symbol.
  public nonisolated init(_ shape: any ChartSymbolShape) { self.shape = shape }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Circle: ChartSymbolShape {}

/// A symbol with a character.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  /// The position of the symbol in the order in which series use the symbols.
  nonisolated let index: Int

  private nonisolated init(index: Int) { self.index = index }

  public nonisolated func path(in rect: CGRect) -> Path { Path() }

  /// Returns the symbol of a series, by its position.
  nonisolated static func series(_ index: Int) -> BasicChartSymbolShape {
    BasicChartSymbolShape(index: index)
  }

  /// The character that shows the symbol.
  nonisolated func character(isASCII: Bool) -> Character {
    let characters = isASCII ? Array("o^+x#*%@") : Array("◉▴✚✕❖✱▿◍")
    return characters[index % characters.count]
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public nonisolated static var circle: BasicChartSymbolShape { .series(0) }
  public nonisolated static var triangle: BasicChartSymbolShape { .series(1) }
  public nonisolated static var plus: BasicChartSymbolShape { .series(2) }
  public nonisolated static var cross: BasicChartSymbolShape { .series(3) }
  public nonisolated static var diamond: BasicChartSymbolShape { .series(4) }
  public nonisolated static var asterisk: BasicChartSymbolShape { .series(5) }
  public nonisolated static var pentagon: BasicChartSymbolShape { .series(6) }
  public nonisolated static var square: BasicChartSymbolShape { .series(7) }
}
