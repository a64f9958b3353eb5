import Foundation
import PlatenNavigation

extension View {
  /// Shows or hides the legend of the charts in this view.
  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.legend = visibility }
  }

  /// Places the legend above or below the plot. The alignment and the spacing have no effect.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.legend = .automatic
      $0.legendIsFirst = position.isAbove
    }
  }

  /// Places a view below the plot instead of the legend. The position has no effect.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let legend = AnyView(content())
    return transformEnvironment(\.chart) {
      $0.legend = .hidden
      $0.overlays.insert({ _ in legend }, at: 0)
    }
  }

  /// Places a view below the plot, because text cannot be placed over it.
  ///
  /// - Parameter alignment: Has no effect: the view begins at the left.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.overlays.insert({ AnyView(content($0)) }, at: 0)
    }
  }

  /// Places a view below the plot, because text cannot be placed behind it.
  ///
  /// - Parameter alignment: Has no effect: the view begins at the left.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.overlays.insert({ AnyView(content($0)) }, at: 0)
    }
  }
}
