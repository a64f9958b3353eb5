@_spi(Nodes) import PlatenGraph

/// A view that shows a value within a range.
///
///     Gauge(value: 0.7) { Text("Battery") }  // Battery [#######---] 70%
///
/// A gauge has the appearance of a ``ProgressView``. Labels for the bounds follow the value:
/// `[#######---] 70% (empty…full)`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  @Environment(\.gaugeStyle) private var style
  private let part: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let bounds: (least: BoundsLabel, most: BoundsLabel)?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ bounds: (BoundsLabel, BoundsLabel)?
  ) {
    let length = range.upperBound - range.lowerBound
    part = length > 0 ? Double((value - range.lowerBound) / length) : 0
    (self.label, self.current, self.bounds) = (label, current, bounds)
  }

  /// A progress view with the value, followed by the labels for the bounds, or the view of a custom
  /// style.
  public var body: some View {
    if let style { style.body(configuration).environment(\.gaugeStyle, nil) } else { progress }
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      label: .init(view: AnyView(label)),
      currentValueLabel: current is EmptyView ? nil : .init(view: AnyView(current)),
      minimumValueLabel: bounds.map { .init(view: AnyView($0.least)) },
      maximumValueLabel: bounds.map { .init(view: AnyView($0.most)) },
      value: min(max(part, 0), 1))
  }

  private var progress: some View {
    ProgressView(value: min(max(part, 0), 1)) {
      label
    } currentValueLabel: {
      if let bounds {
        HStack {
          current
          RangeLabel(least: bounds.least, most: bounds.most)
        }
      } else {
        current
      }
    }
    .asGauge
  }
}

extension Gauge {
  /// Creates a gauge with a label, a custom label for the value, and labels for both bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label and a custom label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge that has a label and shows the value as a percentage.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), nil)
  }
}
