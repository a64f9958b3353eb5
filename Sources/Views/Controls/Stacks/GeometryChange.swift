import Foundation
@_spi(Nodes) import PlatenGraph

extension View {
  /// Calls an action with a value of this view's size when the view appears and when the value
  /// changes. Positions are zero.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls an action with the old and the new value of this view's size when the view appears and
  /// when the value changes. Positions are zero.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) }
      }
    }
  }

  /// Calls an action with true when this view appears, and with false when it disappears. The
  /// threshold has no effect.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }
  }
}

extension CoordinateSpace {
  /// The coordinate space of the innermost scroll view.
  public static var scrollView: CoordinateSpace { .named("scrollView") }

  /// Returns the coordinate space of the innermost scroll view with an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .scrollView }
}

extension GeometryProxy {
  /// Returns a rectangle with the proposed size, whatever the coordinate space is.
  public func bounds(of coordinateSpace: CoordinateSpace) -> CGRect? {
    frame(in: coordinateSpace)
  }
}
