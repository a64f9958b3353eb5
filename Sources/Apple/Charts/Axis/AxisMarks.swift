import Foundation
import PlatenNavigation

/// The content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The labels of the axis, with the values that they label.
  var _layers: [_AxisLayer] { get }
}

/// Values of an axis with their labels.
public struct _AxisLayer {
  let values: AxisMarkValues
  /// Returns the label of a value, or `nil` if the value has none.
  let label: @MainActor (AxisValue) -> _AxisLabel?
}

/// The labels, ticks and lines of an axis.
///
///     AxisMarks(values: .stride(by: .month)) { AxisValueLabel(format: .dateTime.month()) }
///
/// An axis shows only the labels.
@MainActor @preconcurrency
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let layer: _AxisLayer

  private init(
    _ values: AxisMarkValues, _ label: @escaping @MainActor (AxisValue) -> _AxisLabel?
  ) {
    layer = _AxisLayer(values: values, label: label)
  }

  public var _layers: [_AxisLayer] { [layer] }
}

extension AxisMarks {
  /// Creates marks that do not depend on the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(values) { content()._label(for: $0) }
  }

  /// Creates marks from each value of the axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(values) { content($0)._label(for: $0) }
  }

  /// Creates marks at values of the app.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(values.axisValues) { content()._label(for: $0) }
  }

  /// Creates marks from each of the values of the app.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(values.axisValues) { content($0)._label(for: $0) }
  }
}

extension AxisMarks where Content == Never {
  /// Creates the marks that the chart selects. The stroke has no effect.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(values) { _ in .automatic }
  }

  /// Creates the marks that the chart selects, at values of the app. The stroke has no effect.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(values.axisValues) { _ in .automatic }
  }

  /// Creates marks with formatted labels. The stroke has no effect.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(values) { AxisValueLabel(format: format)._label(for: $0) }
  }

  /// Creates marks with formatted labels at values of the app. The stroke has no effect.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(values.axisValues) { AxisValueLabel(format: format)._label(for: $0) }
  }
}

extension Array where Element: Plottable {
  fileprivate var axisValues: AxisMarkValues { AxisMarkValues(kind: .values(map(\.plotted))) }
}

/// Several groups of labels of an axis.
public struct _AxisContentGroup {
  public let _layers: [_AxisLayer]
}

extension _AxisContentGroup: AxisContent {}

/// A result builder that creates the content of an axis.
@MainActor @preconcurrency
@resultBuilder
public enum AxisContentBuilder {
  /// Builds the labels of a block.
  public static func buildBlock(_ contents: any AxisContent...) -> _AxisContentGroup {
    _AxisContentGroup(_layers: contents.flatMap(\._layers))
  }

  /// Builds the labels of an `if` statement without `else`.
  public static func buildIf(_ content: (any AxisContent)?) -> _AxisContentGroup {
    _AxisContentGroup(_layers: content?._layers ?? [])
  }

  /// Builds the labels of the first branch of an `if` statement.
  public static func buildEither(first: any AxisContent) -> _AxisContentGroup {
    _AxisContentGroup(_layers: first._layers)
  }

  /// Builds the labels of another branch of an `if` statement.
  public static func buildEither(second: any AxisContent) -> _AxisContentGroup {
    _AxisContentGroup(_layers: second._layers)
  }
}
