import Foundation
import PlatenNavigation

extension View {
  /// Shows or hides the x axis of the charts in this view.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.x.visibility = visibility }
  }

  /// Sets the labels of the x axis.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let layers = content()._layers
    return transformEnvironment(\.chart) { $0.x.layers = layers }
  }

  /// Shows or hides the y axis of the charts in this view.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.y.visibility = visibility }
  }

  /// Sets the labels of the y axis.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let layers = content()._layers
    return transformEnvironment(\.chart) { $0.y.layers = layers }
  }

  /// Adds a localized title to the x axis. The layout has no effect.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel { Text(labelKey) }
  }

  /// Adds a string as the title of the x axis. The layout has no effect.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel { Text(label) }
  }

  /// Adds a title to the x axis, shown as its text. The layout has no effect.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AnyView(content())
    return transformEnvironment(\.chart) { $0.x.title = title }
  }

  /// Adds a localized title to the y axis. The layout has no effect.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel { Text(labelKey) }
  }

  /// Adds a string as the title of the y axis. The layout has no effect.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel { Text(label) }
  }

  /// Adds a title to the y axis, shown as its text. The layout has no effect.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AnyView(content())
    return transformEnvironment(\.chart) { $0.y.title = title }
  }

  /// Has no effect: the labels of the x axis have the style that the chart selects.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the labels of the y axis have the style that the chart selects.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the plot has no background and the size that the chart selects.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    withoutEffect(self)
  }
}

/// The axis of a chart as a view, which shows nothing.
public struct ChartAxisContent: View {
  public var body: some View { EmptyView() }
}

/// The plot of a chart as a view, which shows nothing.
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}
