import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Has no effect: a symbol has the color of the surrounding text.
public enum SymbolRenderingMode: Sendable {
  case monochrome, multicolor, hierarchical, palette
}

/// Has no effect: a symbol is drawn without variants.
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>

  /// The symbol without a variant.
  public static let none = SymbolVariants(names: [])
  /// A filled symbol.
  public static let fill = SymbolVariants(names: ["fill"])
  /// A symbol in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// A symbol in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// A symbol in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// A symbol with a slash.
  public static let slash = SymbolVariants(names: ["slash"])

  /// This variant, filled.
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }
  /// This variant, enclosed in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }
  /// This variant, enclosed in a square.
  public var square: SymbolVariants { SymbolVariants(names: names.union(["square"])) }
  /// This variant, enclosed in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(names: names.union(["rectangle"])) }
  /// This variant, with a slash.
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }

  /// Returns whether this variant includes all characteristics of another variant.
  public func contains(_ other: SymbolVariants) -> Bool { other.names.isSubset(of: names) }
}

/// Has no effect: animations of symbols are never played.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  /// The default symbol effect of the platform.
  public static let automatic = SymbolEffect(name: "automatic")
  /// An effect that makes a symbol appear.
  public static let appear = SymbolEffect(name: "appear")
  /// An effect that makes a symbol disappear.
  public static let disappear = SymbolEffect(name: "disappear")
  /// An effect that makes a symbol bounce.
  public static let bounce = SymbolEffect(name: "bounce")
  /// An effect that fades a symbol in and out.
  public static let pulse = SymbolEffect(name: "pulse")
  /// An effect that scales a symbol.
  public static let scale = SymbolEffect(name: "scale")
  /// An effect that changes the opacity of a symbol layer by layer.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// An effect that replaces a symbol with another.
  public static let replace = SymbolEffect(name: "replace")
  /// An effect that rotates a symbol.
  public static let rotate = SymbolEffect(name: "rotate")
  /// An effect that wiggles a symbol.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// An effect that slowly scales a symbol up and down.
  public static let breathe = SymbolEffect(name: "breathe")

  /// This effect with an upward motion.
  public var up: SymbolEffect { self }
  /// This effect with a downward motion.
  public var down: SymbolEffect { self }
  /// This effect with a movement down and up.
  public var downUp: SymbolEffect { self }
  /// This effect with two movements up.
  public var upUp: SymbolEffect { self }
  /// This effect that hides a symbol and moves the next one up.
  public var offUp: SymbolEffect { self }
  /// Returns this effect with a replacement for symbols that do not support it.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// This effect, applied to the whole symbol at once.
  public var wholeSymbol: SymbolEffect { self }
  /// This effect, applied to one layer at a time.
  public var byLayer: SymbolEffect { self }
  /// This effect, with one active layer at a time.
  public var iterative: SymbolEffect { self }
  /// This effect, with all previous layers active.
  public var cumulative: SymbolEffect { self }
  /// This effect, played forward and backward.
  public var reversing: SymbolEffect { self }
}

/// Has no effect: effects of symbols are never played.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// The default repetition and speed.
  public static let `default` = SymbolEffectOptions()
  /// Options that repeat an effect indefinitely.
  public static let repeating = SymbolEffectOptions()
  /// Options that play an effect once.
  public static let nonRepeating = SymbolEffectOptions()

  /// How often an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// An endless repetition.
    public static let continuous = RepeatBehavior()

    /// Returns repetitions with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      .continuous
    }
  }

  /// Returns options that repeat an effect.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// Returns options that repeat an effect the specified number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Returns options that play an effect at the specified relative speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// Returns these options with the specified number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns these options with the specified relative speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension Image {
  /// Has no effect: a symbol has the size of the text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Has no effect: images are stretched and never tiled.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Lets the image fill the available space, ignoring the insets and the resizing mode.
  public func resizable(
    capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image {
    resizable()
  }

  /// Has no effect: an image has the same appearance in every rendering mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { withoutEffect(self) }

  /// Has no effect: the setting does not change the edges of an image.
  public func antialiased(_ isAntialiased: Bool) -> Image { withoutEffect(self) }
}

extension View {
  /// Has no effect: symbols have the same appearance in every rendering mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { withoutEffect(self) }

  /// Has no effect: symbols have the same appearance in every variant.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { withoutEffect(self) }

  /// Has no effect: symbols have the same appearance at every scale.
  public func imageScale(_ scale: Image.Scale) -> some View { withoutEffect(self) }

  /// Has no effect: symbol effects are not played.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: symbol effects are not played when a value changes.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: symbols have no effects to remove.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { withoutEffect(self) }
}
