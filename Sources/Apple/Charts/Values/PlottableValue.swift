import Foundation
import PlatenNavigation

/// A value that a mark plots, with a label that describes it.
///
///     BarMark(x: .value("Day", sale.date, unit: .day), y: .value("Cups", sale.cups))
public struct PlottableValue<Value: Plottable> {
  let field: PlottedField

  private init(
    _ label: Text, _ start: _PlottedValue, _ end: _PlottedValue? = nil,
    unit: Calendar.Component? = nil, calendar: Calendar? = nil
  ) {
    field = PlottedField(label: label, start: start, end: end, unit: unit, calendar: calendar)
  }

  /// Creates a value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), value.plotted)
  }

  /// Creates a value with a `Text` as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, value.plotted)
  }

  /// Creates a value with a string as its label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(Text(label), value.plotted)
  }
}

extension PlottableValue where Value: Comparable {
  /// Creates an interval with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), range.lowerBound.plotted, range.upperBound.plotted)
  }

  /// Creates an interval with a `Text` as its label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label, range.lowerBound.plotted, range.upperBound.plotted)
  }

  /// Creates an interval with a string as its label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(Text(label), range.lowerBound.plotted, range.upperBound.plotted)
  }
}

extension PlottableValue where Value == Date {
  /// Creates the unit of time that contains a date, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), value.plotted, unit: unit, calendar: calendar)
  }

  /// Creates the unit of time that contains a date, with a `Text` as its label.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label, value.plotted, unit: unit, calendar: calendar)
  }

  /// Creates the unit of time that contains a date, with a string as its label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(Text(label), value.plotted, unit: unit, calendar: calendar)
  }
}
