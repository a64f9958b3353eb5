import Foundation
import PlatenLines
import PlatenNavigation

extension View {
  /// Sets the values that the x axis contains. The type of the scale has no effect.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    transformEnvironment(\.chart) { $0.x.domain = domain._domain }
  }

  /// Sets the values that the x axis contains. The range and the type have no effect.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain)
  }

  /// Has no effect: the x axis is as wide as the plot.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the x axis is linear.
  public func chartXScale(type: ScaleType?) -> some View { withoutEffect(self) }

  /// Sets the values that the y axis contains. The type of the scale has no effect.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    transformEnvironment(\.chart) { $0.y.domain = domain._domain }
  }

  /// Sets the values that the y axis contains. The range and the type have no effect.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain)
  }

  /// Has no effect: the y axis is as high as the plot.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the y axis is linear.
  public func chartYScale(type: ScaleType?) -> some View { withoutEffect(self) }

  // MARK: Colors

  /// Sets the colors of categories.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    styled(mapping.map { ($0.plotted, $1.foreground) })
  }

  /// Sets the colors of the values of a list, in order. The type has no effect.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let styles = range._values.map(\.foreground)
    return styled(Array(zip(domain._domain.values, styles))).palette(styles)
  }

  /// Sets the colors of series, in order. The type has no effect.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    palette(range._values.map(\.foreground))
  }

  /// Sets the color of each value of a collection.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    styled(domain.map { ($0.plotted, mapping($0).foreground) })
  }

  /// Has no effect: series have the colors of the theme in the order of their values.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: without their domain, the values of a mapping are not known.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    withoutEffect(self)
  }

  private func styled(_ styles: [(_PlottedValue, Style)]) -> some View {
    transformEnvironment(\.chart) { chart in
      for (value, style) in styles {
        if let name = value.category { chart.styles[name] = style }
      }
    }
  }

  private func palette(_ styles: [Style]) -> some View {
    transformEnvironment(\.chart) { $0.palette = styles }
  }

  // MARK: Symbols

  /// Sets the symbols of categories.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    symbols(mapping.map { ($0.plotted, $1) })
  }

  /// Sets the symbols of the values of a list, in order.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    symbols(Array(zip(domain._domain.values, range._values)))
  }

  /// Sets the symbol of each value of a collection.
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    symbols(domain.map { ($0.plotted, mapping($0)) })
  }

  /// Has no effect: series have different symbols in the order of their values.
  public func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    withoutEffect(self)
  }

  /// Has no effect: symbols have the size of a character in every series.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: symbols have one size for all values of a list.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    withoutEffect(self)
  }

  /// Has no effect: the lines of all categories have one style.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    withoutEffect(self)
  }

  private func symbols(_ symbols: [(_PlottedValue, any ChartSymbolShape)]) -> some View {
    transformEnvironment(\.chart) { chart in
      for (value, symbol) in symbols {
        if let name = value.category { chart.symbols[name] = symbol as? BasicChartSymbolShape }
      }
    }
  }
}
