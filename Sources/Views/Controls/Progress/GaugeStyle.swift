@_spi(Nodes) import PlatenGraph

/// A type that defines a custom appearance for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that represents a gauge, which the compiler infers.
  associatedtype Body: View
  /// The properties of the gauge to display.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates the view that is displayed in place of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a custom style displays.
public struct GaugeStyleConfiguration {
  /// The type-erased label of a gauge.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The type-erased label for the value of a gauge.
  public struct CurrentValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The type-erased label for the minimum of a gauge.
  public struct MinimumValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The type-erased label for the maximum of a gauge.
  public struct MaximumValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The label of the gauge.
  public let label: Label
  /// The label for the value of the gauge.
  public let currentValueLabel: CurrentValueLabel?
  /// The label for the minimum of the gauge.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label for the maximum of the gauge.
  public let maximumValueLabel: MaximumValueLabel?
  /// The value, from 0 to 1, of the gauge.
  public let value: Double
}

/// The style that shows the value as a bar.
public struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Creates a default gauge style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic style, which shows the value as a bar.
  public static var automatic: DefaultGaugeStyle { .init() }
}

/// The style of a filled bar, shown as a bar.
public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Creates a style of a filled bar.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linear capacity style, shown as a bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
  /// The linear capacity style of accessories, shown as a bar.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// The style of a bar with a marker, shown as a bar.
public struct LinearGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Creates a style of a bar with a marker.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// The linear style, shown as a bar.
  public static var linear: LinearGaugeStyle { .init() }
  /// The linear style of accessories, shown as a bar.
  public static var accessoryLinear: LinearGaugeStyle { .init() }
}

/// The style of a ring, shown as a bar.
public struct CircularGaugeStyle: GaugeStyle, BuiltInStyle {
  /// Creates a style of a ring.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// The circular style of accessories, shown as a bar.
  public static var accessoryCircular: CircularGaugeStyle { .init() }
  /// The circular capacity style of accessories, shown as a bar.
  public static var accessoryCircularCapacity: CircularGaugeStyle { .init() }
}

extension EnvironmentValues {
  /// The custom gauge style of the view, if one is set.
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration>? {
    get { self[StyleKey<GaugeStyleConfiguration>.self] }
    set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
  BoundsLabel == EmptyView
{
  /// Creates a gauge from the configuration of a style, with the default appearance.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}
