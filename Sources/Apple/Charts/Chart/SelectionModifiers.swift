import Foundation
import PlatenNavigation

extension View {
  /// Has no effect: a value of the x axis is not selected with a key.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: an interval of the x axis is not selected with keys.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a value of the y axis is not selected with a key.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: an interval of the y axis is not selected with keys.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a sector is not selected with a key.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: there are no gestures over a plot.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    withoutEffect(self)
  }
}

// MARK: - Scrolling

extension View {
  /// Has no effect: a chart shows all of its values.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { withoutEffect(self) }

  /// Has no effect: the x axis contains all values.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the y axis contains all values.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the x axis does not scroll.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { withoutEffect(self) }

  /// Has no effect: the y axis does not scroll.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { withoutEffect(self) }

  /// Has no effect: the x axis begins with the first value.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { withoutEffect(self) }

  /// Has no effect: the y axis begins with the first value.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { withoutEffect(self) }

  /// Has no effect: a chart that shows all of its values does not scroll to a target.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
    withoutEffect(self)
  }
}

/// The positions at which scrolling ends, which never begins.
public protocol ChartScrollTargetBehavior {}

/// A behavior that ends at certain values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  /// The values at which scrolling ends preferably.
  public struct MajorAlignment: Sendable {
    public static let page = MajorAlignment()

    /// The dates that match components.
    public static func matching(_ components: DateComponents) -> MajorAlignment { page }

    /// The multiples of a number.
    public static func unit<P: Plottable & Numeric>(_ unit: P) -> MajorAlignment { page }
  }

  /// The extent of a scroll gesture.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// The behavior that ends at dates that match components.
  public static func valueAligned(
    matching: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }

  /// The behavior that ends at multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
}
