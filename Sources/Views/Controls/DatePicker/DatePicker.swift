import Foundation
@_spi(Nodes) import PlatenGraph

/// A field in which the user enters a date, a time, or both.
///
///     DatePicker("Due", selection: $due)  // Due [2026-11-22 14:30                        ]
///     DatePicker("Due", selection: $due, in: Date()..., displayedComponents: .date)
///
/// The keys Up and Down change the date by a day, or the time by a minute if the field displays no
/// date. Page Up and Page Down change it by a month or an hour.
///
/// The field displays dates as `2026-11-22` and times as `14:30`, in the time zone of the
/// environment. If the user enters text that is not in this format or a date that is out of range,
/// the field reports an error and retains the previous date. Editing the field does not change the
/// components that the field does not display, except that a new time sets the seconds to zero.
public struct DatePicker<Label: View>: View {
  /// The components of a date that the field displays.
  public typealias Components = DatePickerComponents

  @Environment(\.timeZone) private var timeZone
  private let selection: Binding<Date>
  private let range: (from: Date?, through: Date?)
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, from first: Date?, through last: Date?, _ components: Components,
    _ label: Label
  ) {
    (self.selection, range) = (selection, (first, last))
    (self.components, self.label) = (components, label)
  }

  public var body: some View {
    let form = DateFieldFormat(components: components, timeZone: timeZone)
    DateField(
      date: DateFieldValue(
        date: selection, first: range.from, last: range.through, format: form), label: label)
  }
}

extension DatePicker {
  /// Creates a field for any date, with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: nil, displayedComponents, label())
  }

  /// Creates a field for a date in a closed range, with a view as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label())
  }

  /// Creates a field for a date on or after a lower bound, with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label())
  }

  /// Creates a field for a date on or before an upper bound, with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, through: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a field for any date, with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a field for a date in a closed range, with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a field for a date on or after a lower bound, with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a field for a date on or before an upper bound, with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// The components of a date that a date picker displays.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bit mask of the components.
  public let rawValue: UInt

  /// Creates a set of date components from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month, and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The text field of a date picker.
private struct DateField<Label: View>: FieldView {
  let date: DateFieldValue
  let label: Label

  var value: FieldValue? { date.value }
  var steps: FieldSteps? { date.steps }
  var text: Binding<String> { .constant("") }
  var prompt: Text? { nil }
  var onCommit: (() -> Void)? { nil }
  static var isSecure: Bool { false }

  func makeNode(in context: NodeContext) -> Node { FieldNode(self, in: context) }
}

extension DatePicker where Label == Text {
  /// Creates a field for any date, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a field for a date in a closed range, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a field for a date on or after a lower bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a field for a date on or before an upper bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}
