import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: in which colours symbols are drawn.
public struct SymbolRenderingMode: Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In their own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one colour, fainter where it matters less.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours of the program's.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Accepted without effect: which form of symbols is drawn.
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>

  /// As they are.
  public static let none = SymbolVariants(names: [])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Crossed out.
  public static let slash = SymbolVariants(names: ["slash"])

  /// This form, filled.
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }
  /// This form, in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }
  /// This form, in a square.
  public var square: SymbolVariants { SymbolVariants(names: names.union(["square"])) }
  /// This form, in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(names: names.union(["rectangle"])) }
  /// This form, crossed out.
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }

  /// Whether this form is also another one.
  public func contains(_ other: SymbolVariants) -> Bool { other.names.isSubset(of: names) }
}

/// Accepted without effect: how symbols move.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  /// As a platform chooses.
  public static let automatic = SymbolEffect(name: "automatic")
  /// By coming to be seen.
  public static let appear = SymbolEffect(name: "appear")
  /// By going.
  public static let disappear = SymbolEffect(name: "disappear")
  /// By jumping.
  public static let bounce = SymbolEffect(name: "bounce")
  /// By getting fainter and stronger.
  public static let pulse = SymbolEffect(name: "pulse")
  /// By growing.
  public static let scale = SymbolEffect(name: "scale")
  /// Part after part.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// From one symbol to another.
  public static let replace = SymbolEffect(name: "replace")
  /// By turning.
  public static let rotate = SymbolEffect(name: "rotate")
  /// By turning to and fro.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// By growing and shrinking slowly.
  public static let breathe = SymbolEffect(name: "breathe")

  /// This effect, upwards.
  public var up: SymbolEffect { self }
  /// This effect, downwards.
  public var down: SymbolEffect { self }
  /// This effect on the whole symbol at once.
  public var wholeSymbol: SymbolEffect { self }
  /// This effect on one layer after the other.
  public var byLayer: SymbolEffect { self }
  /// This effect, growing.
  public var iterative: SymbolEffect { self }
  /// This effect, adding up.
  public var cumulative: SymbolEffect { self }
  /// This effect, forwards and backwards.
  public var reversing: SymbolEffect { self }
}

/// Accepted without effect: how often and how fast symbols move.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// These, so many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// These, faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension Image {
  /// Accepted without effect: how large symbols are beside text; they are texts.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Accepted without effect: how a picture takes more room than it has; it is stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// The picture in whatever size there is room for; insets and mode have no effect.
  public func resizable(
    capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image {
    resizable()
  }

  /// Accepted without effect: in which colours a symbol is drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Accepted without effect: smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension View {
  /// Accepted without effect: in which colours symbols are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepted without effect: which form of symbols is drawn.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Accepted without effect: how large symbols are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Accepted without effect: how symbols move.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Accepted without effect: how symbols move when a value changes.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Accepted without effect: whether symbols do not move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
