import PlatenLines
import PlatenNavigation

/// A mark of a chart as the app describes it.
struct ChartMark {
  enum Kind {
    case bar, line, point, area, rule, rectangle, sector
  }

  let kind: Kind
  /// The horizontal position, or `nil` for the whole width.
  var x: PlottedField?
  /// The vertical position, or `nil` for the whole height; the size of a sector.
  var y: PlottedField?
  /// The series of a line, unless its style or its symbol determines the series.
  var series: PlottedField?
  var stacking = MarkStackingMethod.standard
  var look = MarkLook()
}

/// The appearance of a mark.
struct MarkLook {
  var style: Style?
  /// The value that determines the color.
  var styledBy: PlottedField?
  /// The character for the symbol; `nil` for the one of the series.
  var symbol: BasicChartSymbolShape?
  /// The value that determines the symbol.
  var symbolBy: PlottedField?
  /// The value that places bars beside each other.
  var positionBy: PlottedField?
  var opacity = 1.0
  /// The view next to the mark.
  var annotation: AnyView?
  /// The spoken label, instead of the position and the series.
  var label: Text?
  /// The spoken value.
  var value: Text?
}

extension ChartMark {
  /// The value that determines the series; `nil` for the only one.
  var seriesField: PlottedField? {
    if let field = look.styledBy, field.isCategory { return field }
    if let field = look.symbolBy, field.isCategory { return field }
    if let series, series.isCategory { return series }
    return look.positionBy.flatMap { $0.isCategory ? $0 : nil }
  }
}

/// The marks that a chart collects from its content.
public struct _ChartMarks {
  var marks: [ChartMark] = []
}
