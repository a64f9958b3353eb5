import Foundation
import PlatenGraph
import PlatenLines
import PlatenNavigation

/// Marks with a modifier.
public struct _ModifiedMarks<Content: ChartContent> {
  let content: Content
  /// Changes each mark whose own modifiers leave a property open.
  let change: @MainActor (inout ChartMark) -> Void
}

extension _ModifiedMarks: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) {
    let first = marks.marks.count
    content._addMarks(to: &marks)
    for index in first..<marks.marks.count { change(&marks.marks[index]) }
  }
}

extension ChartContent {
  /// Returns the marks with changes to their appearance.
  func changed(
    _ change: @escaping @MainActor (inout MarkLook) -> Void
  ) -> _ModifiedMarks<Self> {
    _ModifiedMarks(content: self) { change(&$0.look) }
  }

  /// Sets the color of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.style = $0.style ?? style.foreground }
  }

  /// Colors the marks by a value: each category is a series with its own color.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.styledBy = $0.styledBy ?? value.field }
  }

  /// Sets the opacity of the marks: translucent marks are dim, and invisible ones are omitted.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= opacity }
  }

  /// Sets the symbol of the points.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? symbol as? BasicChartSymbolShape ?? .circle }
  }

  /// Sets the symbol of the points to a view, shown as the symbol of the series.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? .circle }
  }

  /// Selects the symbol of the points by a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbolBy = $0.symbolBy ?? value.field }
  }

  /// Places the bars of a category beside each other, in the order of a value. The axis and the
  /// span have no effect.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed { $0.positionBy = $0.positionBy ?? value.field }
  }

  /// Sets the spoken label of the marks, instead of their position and their series.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { $0.label = $0.label ?? label }
  }

  /// Sets a localized spoken label of the marks.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets a string as the spoken label of the marks.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the spoken value of the marks.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { $0.value = $0.value ?? value }
  }

  /// Sets a localized spoken value of the marks.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets a string as the spoken value of the marks.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
}

// MARK: - Without effect

extension ChartContent {
  /// Has no effect: the symbols of a chart of text have one size.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { withoutEffect(self) }

  /// Has no effect: the symbols of a chart of text have the size of a character.
  public func symbolSize(_ size: CGSize) -> some ChartContent { withoutEffect(self) }

  /// Has no effect: the size of a character does not depend on a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: points are joined by straight lines.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: the lines of a chart of text have one width.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { withoutEffect(self) }

  /// Has no effect: a series has its color instead of a pattern of dashes.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: a bar ends with a character.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: a mark is at the position of its value.
  public func offset(_ offset: CGSize) -> some ChartContent { withoutEffect(self) }

  /// Has no effect: a mark is not moved by a number of points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { withoutEffect(self) }

  /// Has no effect: the ends of a mark are not moved vertically.
  public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: the ends of a mark are not moved horizontally.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: the ends of a mark are not moved.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: marks are drawn in their order.
  public func zIndex(_ value: Double) -> some ChartContent { withoutEffect(self) }

  /// Has no effect: the characters of a mark are not clipped to a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: a mark has no mask.
  public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: a mark has no shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: the characters of a mark are not blurred.
  public func blur(radius: CGFloat) -> some ChartContent { withoutEffect(self) }

  /// Has no effect: colors do not depend on the size of the plot.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    withoutEffect(self)
  }

  /// Has no effect: marks are drawn one by one.
  public func compositingLayer() -> some ChartContent { withoutEffect(self) }

  /// Has no effect: a spoken screen contains all values.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { withoutEffect(self) }

  /// Has no effect: a mark is found by its text.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    withoutEffect(self)
  }
}
