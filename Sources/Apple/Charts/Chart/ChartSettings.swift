import PlatenGraph
import PlatenLines
import PlatenNavigation

/// The settings that the modifiers of a chart make.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Visibility.automatic
  var legendIsFirst = false
  /// The colors of categories.
  var styles: [String: Style] = [:]
  /// The colors of further series, in order.
  var palette: [Style] = []
  /// The symbols of categories.
  var symbols: [String: BasicChartSymbolShape] = [:]
  /// The views over and behind the plot.
  var overlays: [@MainActor (ChartProxy) -> AnyView] = []
}

/// The settings of an axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  var layers: [_AxisLayer]?
  var domain = _Domain()
  var title: AnyView?
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
