import Foundation
import PlatenGraph
import PlatenNavigation

/// A part of an axis at one of its values.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Returns the label that this part adds to the axis, or `nil` if it adds none.
  func _label(for value: AxisValue) -> _AxisLabel?
}

extension AxisMark {
  /// Has no effect: labels of an axis have the color of secondary content.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { withoutEffect(self) }

  /// Has no effect: labels of an axis have the font of the terminal.
  public func font(_ font: Font?) -> some AxisMark { withoutEffect(self) }

  /// Has no effect: a label of an axis is at the position of its value.
  public func offset(_ offset: CGSize) -> some AxisMark { withoutEffect(self) }

  /// Has no effect: a label of an axis is not moved by a number of points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { withoutEffect(self) }
}

extension Never: AxisMark {
  public func _label(for value: AxisValue) -> _AxisLabel? { nil }
}

/// The label of an axis at one of its values.
public enum _AxisLabel {
  /// The label that the chart selects.
  case automatic
  /// A value formatted in an environment.
  case formatted(@MainActor (EnvironmentValues) -> String)
  /// A view, shown as its text.
  case view(AnyView)
}

/// A line across the plot, which is not drawn.
public struct AxisGridLine {
  /// Creates a line; its properties have no effect.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

extension AxisGridLine: AxisMark {
  public func _label(for value: AxisValue) -> _AxisLabel? { nil }
}

/// A line next to a label, which is not drawn.
public struct AxisTick {
  /// The length of a tick, which has no effect.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private init() {}

    public init(floatLiteral value: Double) {}

    public init(integerLiteral value: Int) {}

    public static let automatic = Length()
    public static let label = Length()
    public static let longestLabel = Length()

    /// The length of a label and a distance.
    public static func label(extendPastBy distance: CGFloat) -> Length { Length() }

    /// The length of the longest label and a distance.
    public static func longestLabel(extendPastBy distance: CGFloat) -> Length { Length() }
  }

  /// Creates a tick; the properties have no effect.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {}

  /// Creates a tick with a length in points, which has no effect.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}

extension AxisTick: AxisMark {
  public func _label(for value: AxisValue) -> _AxisLabel? { nil }
}

/// Several parts of an axis, with the first label among them.
public struct _AxisMarkGroup {
  let marks: [any AxisMark]
}

extension _AxisMarkGroup: AxisMark {
  public func _label(for value: AxisValue) -> _AxisLabel? {
    marks.lazy.compactMap { $0._label(for: value) }.first
  }
}

/// A result builder that creates the parts of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  /// Builds the parts of a block.
  public static func buildBlock(_ marks: any AxisMark...) -> _AxisMarkGroup {
    _AxisMarkGroup(marks: marks)
  }

  /// Builds the parts of an `if` statement without `else`.
  public static func buildIf(_ mark: (any AxisMark)?) -> _AxisMarkGroup {
    _AxisMarkGroup(marks: mark.map { [$0] } ?? [])
  }

  /// Builds the parts of the first branch of an `if` statement.
  public static func buildEither(first: any AxisMark) -> _AxisMarkGroup {
    _AxisMarkGroup(marks: [first])
  }

  /// Builds the parts of another branch of an `if` statement.
  public static func buildEither(second: any AxisMark) -> _AxisMarkGroup {
    _AxisMarkGroup(marks: [second])
  }

  /// Builds the parts of a branch of an `if #available` statement.
  public static func buildLimitedAvailability(_ mark: any AxisMark) -> _AxisMarkGroup {
    _AxisMarkGroup(marks: [mark])
  }
}
